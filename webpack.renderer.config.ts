import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { apiWithoutEffects, buildSettings, classNames, scripts } from './scripts/webpackParts.ts';

const root = import.meta.dirname;
const src = path.join(root, 'src');

/** The app as Node runs it, to render pages at build time (scripts/buildSite.ts) and in the server. Its styles are names only. */
export default (language: string): Configuration => ({
  name: `renderer, ${language}`,
  mode: 'production',
  entry: path.join(src, 'serverRender.tsx'),
  target: 'node20',
  devtool: false,
  // The admin area is never rendered.
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { [path.join(src, 'features/admin')]: false } },
  output: {
    path: path.join(root, 'build/render', language),
    filename: 'renderer.js',
    library: { type: 'module' },
    publicPath: '/',
    clean: true,
  },
  experiments: { outputModule: true },
  module: {
    rules: [
      scripts(language),
      apiWithoutEffects,
      {
        test: /\.module\.css$/,
        use: [{ loader: 'css-loader', options: { modules: { ...classNames(true), exportOnlyLocals: true } } }],
      },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
    ],
  },
  optimization: { minimize: false, splitChunks: false },
  plugins: [
    buildSettings(language),
    new webpack.DefinePlugin({ 'window.location.origin': "''" }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
  stats: 'errors-warnings',
  performance: { hints: false },
});

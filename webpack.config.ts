import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCss from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import 'webpack-dev-server'; // adds devServer to Configuration
import { BundleBudgetPlugin } from './scripts/bundleBudgetPlugin.ts';
import { CopyPublicPlugin } from './scripts/copyPublicPlugin.ts';
import { folderOf, withoutScripts } from './scripts/languages.ts';
import { lightPictures } from './scripts/lightPictures.ts';
import { sitePages } from './scripts/sitePages.ts';
import { apiLevel, apiWithoutEffects, buildSettings, classNames, scripts } from './scripts/webpackParts.ts';
import { school } from './src/config/school';
import { SOURCE_LANGUAGE } from './src/lib/language';

const root = import.meta.dirname;
const src = path.join(root, 'src');

/** React Router as its authors build it for production: its package offers the build that warns developers to everybody. */
const reactRouter = path.join(root, 'node_modules/react-router/dist/production');

interface Variant {
  mode?: string;
  language?: string;
}

/**
 * The site in one language.
 * `API_URL` and `API_LEVEL` at build time: origin of an API on another host, and its level.
 * `API_PROXY` and `DEV_PORT` in development: where /api and /public are served, and on which port the site is; `SITE_LANGUAGE`: the language, if not English.
 */
export default (_env: unknown, variant: Variant = {}): Configuration => {
  const production = variant.mode === 'production';
  const language = variant.language ?? process.env['SITE_LANGUAGE'] ?? SOURCE_LANGUAGE;
  const isSource = language === SOURCE_LANGUAGE;
  const name = production ? '[name].[contenthash:8]' : '[name]';
  // By their hashes alone: every visitor downloads the list of them.
  const chunkName = production ? '[contenthash:7]' : '[name]';
  const styles = production ? MiniCss.loader : 'style-loader';
  return {
    name: `site, ${language}`,
    mode: production ? 'production' : 'development',
    entry: path.join(src, 'main.tsx'),
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    target: 'browserslist:last 2 chrome versions, last 2 firefox versions, safari >= 17',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: production ? { 'react-router$': path.join(reactRouter, 'index.mjs') } : {},
    },
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      uniqueName: `site-${language}`, // one language may come into the place of another (src/app/languageChoice.ts)
      filename: `js/${name}.js`,
      chunkFilename: `js/${chunkName}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    module: {
      // A class that the stylesheet does not have breaks the build.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        scripts(language, { isDevelopment: !production }),
        apiWithoutEffects,
        {
          test: /\.mjs$/,
          include: reactRouter,
          loader: path.join(root, 'scripts/pureComponentsLoader.cjs'),
        },
        {
          test: /\.module\.css$/,
          use: [
            styles,
            {
              loader: 'css-loader',
              options: {
                modules: classNames(production),
              },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        { test: /\.css$/, exclude: /\.module\.css$/, use: [styles, 'css-loader'], sideEffects: true },
      ],
    },
    optimization: {
      runtimeChunk: 'single',
      mangleExports: 'size',
      // Short ones: 0.6 kB less on every page. The price is that a release changes more files for who comes back.
      chunkIds: 'size',
      moduleIds: 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2022, module: true, compress: { passes: 3, ecma: 2022, pure_getters: true } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      buildSettings(language),
      new webpack.DefinePlugin({ 'process.env.IN_BROWSER': 'true' }), // leaves out what only the build reads (src/app/pages.ts)
      new HtmlWebpackPlugin({
        filename: `${production ? folderOf(language) : ''}index.html`,
        template: path.join(root, 'public/index.html'),
        templateParameters: {
          language,
          apiLevel: apiLevel(production),
          withoutScripts: withoutScripts(language, school.contact.email),
          name: school.name,
          title: `${school.name} | ${school.tagline}`,
          description: sitePages.find(({ path }) => path === '/')?.description,
        },
      }),
      ...(isSource || !production
        ? [
            new CopyPublicPlugin(path.join(root, 'public'), { except: ['index.html'] }),
            new CopyPublicPlugin(lightPictures, { to: 'pictures/light/' }),
            new CopyPublicPlugin(path.join(root, 'node_modules/country-flag-icons/3x2'), {
              except: ['flags.css', 'flags.zip'],
              to: 'flags/',
            }),
          ]
        : []),
      !production && new ReactRefreshPlugin(),
      production && new BundleBudgetPlugin(sitePages, language),
      production && new MiniCss({ filename: `css/${name}.css`, chunkFilename: `css/${chunkName}.css` }),
      production &&
        new CompressionPlugin({ filename: '[path][base].gz', test: /\.(js|css|html|svg)$/, threshold: 1024 }),
      production &&
        new CompressionPlugin<zlib.BrotliOptions>({
          filename: '[path][base].br',
          algorithm: 'brotliCompress',
          test: /\.(js|css|html|svg)$/,
          threshold: 1024,
          // Blocks of a megabyte: a script is one, and compressed with what all of it has in common.
          compressionOptions: {
            params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGBLOCK]: 20 },
          },
        }),
    ],
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env['DEV_PORT'] ?? 8080),
      hot: true,
      // Wherever the page is: one at http://localhost would ask 127.0.0.1 for changes, which is refused as another origin.
      client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
      historyApiFallback: true,
      proxy: [
        {
          context: ['/api', '/public', '/payments', '/healthz'],
          target: process.env['API_PROXY'] ?? 'http://127.0.0.1:3000',
        },
      ],
    },
    stats: 'errors-warnings',
    performance: { hints: false }, // BundleBudgetPlugin weighs what a route brings
    cache: production ? false : { type: 'filesystem', cacheDirectory: path.join(root, '.tmp/webpack') },
  };
};

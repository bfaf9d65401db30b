import path from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';
import { catalogueOf, languages } from './languages.ts';
import { SOURCE_LANGUAGE } from '../src/lib/language';

const src = path.join(import.meta.dirname, '../src');

/** What src/config/env.ts and src/lib/language.ts read. */
export const buildSettings = (language: string) =>
  new webpack.DefinePlugin({
    'process.env.API_URL': JSON.stringify(process.env['API_URL'] ?? ''),
    'process.env.SITE_LANGUAGE': JSON.stringify(language),
    'process.env.SITE_LANGUAGES': JSON.stringify(JSON.stringify(languages)),
  });

/** Puts the texts of a language in the place of ttag's tags; a text that its catalogue lacks fails the build. */
const texts = (language: string) => ({
  loader: 'babel-loader',
  options: {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [
      [
        'ttag',
        {
          resolve: {
            translations: language === SOURCE_LANGUAGE ? 'default' : catalogueOf(language),
            unresolved: 'fail',
          },
        },
      ],
    ],
  },
});

/** Importing the API has no effect of its own: a page gets the modules whose exports it uses, in whatever chunk that is. */
export const apiWithoutEffects: RuleSetRule = { include: path.join(src, 'api'), sideEffects: false };

/** How TypeScript becomes the scripts of a language; in development components can be replaced while their page stays. */
export const scripts = (language: string, { isDevelopment = false } = {}): RuleSetRule => ({
  test: /\.tsx?$/,
  include: src,
  use: [
    {
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', ...(isDevelopment && { development: true, refresh: true }) },
          },
          target: 'es2022',
        },
      },
    },
    texts(language),
  ],
});

/** How css-loader names the classes of CSS modules. */
export const classNames = (production: boolean) => ({
  namedExport: true,
  exportLocalsConvention: 'as-is',
  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
});

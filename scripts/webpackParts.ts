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

/**
 * The level of another backend, for which the site is built (src/config/env.ts). Nothing for our own: its server says it in each
 * page that it sends, and in development webpack's does.
 */
export function apiLevel(production: boolean): string {
  const { API_LEVEL = '', API_URL = '' } = process.env;
  if (!['', '1', '2'].includes(API_LEVEL)) throw new Error('API_LEVEL must be 1 or 2.');
  if (API_LEVEL !== '') return API_LEVEL;
  if (API_URL !== '') return '1';
  return production ? '' : '2';
}

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
  localIdentName: production ? '[hash:base64:5]' : '[name]__[local]',
});

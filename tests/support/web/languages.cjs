const { readdirSync, readFileSync } = require('node:fs');

/** The languages that webpack puts into the code (scripts/languages.ts), English first. */
const codes = readdirSync('src/locales').sort((a, b) => Number(b === 'en') - Number(a === 'en'));
process.env.SITE_LANGUAGES = JSON.stringify(
  codes.map((code) => ({ code, ...JSON.parse(readFileSync(`src/locales/${code}/language.json`, 'utf8')) })),
);

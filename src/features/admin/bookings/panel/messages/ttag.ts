// ttag where the code runs: the build takes every import from 'ttag' away, as it puts texts of pages in themselves (scripts/webpackParts.ts).
export { type LocaleData, msgid, TTag } from 'ttag';

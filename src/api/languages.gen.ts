// Generated from openapi.yaml by scripts/codegen.ts.
/** The languages in which guests are written to. */
export const LANGUAGES = ['en', 'id'] as const;

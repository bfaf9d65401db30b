/** The database's own error code, which Drizzle's error has as its cause. */
export const databaseCode = ({ cause }: Error): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

/** The name of an error alone, where its text is of no use to whoever reads the log or may quote people's data. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** What is logged of an error: no values of a query, which are people's data, and no text that quotes them. */
export function forLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const isQuery = 'query' in error;
  const reason = error.cause instanceof Error && !isQuery ? error.cause.message : undefined;
  return {
    type: error.name,
    message: isQuery ? 'A query failed.' : error.message,
    ...(isQuery && { query: error.query, code: databaseCode(error) }),
    ...(reason !== undefined && { reason }),
    stack: stack?.join('\n'),
  };
}

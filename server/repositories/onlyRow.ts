/** The row that a statement answers which always answers one. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database answered no row.');
  return row;
}

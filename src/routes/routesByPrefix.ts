/**
 * Finds the rows of a route table that an address may belong to, by how their paths begin. The router makes
 * a pattern of each row that it compares; for the whole table a phone takes as long as for a small screen.
 * @param rows with their paths, parameters as `:name` and `*`
 * @returns a function that gives the rows that may match an address
 */
export function routesByPrefix<Row extends { path: string }>(
  rows: readonly Row[],
): (pathname: string) => Row[] {
  const begun = rows.map((row) => ({
    row,
    head: row.path.replace(/\/?([:*].*)?$/, '').toLowerCase(),
  }));
  return (pathname) => {
    const address = pathname.toLowerCase();
    return begun.filter(({ head }) => address.startsWith(head)).map(({ row }) => row);
  };
}

/**
 * Rows of a route table that an address may belong to, by how they begin: the router makes a pattern of
 * each row that it compares, which for the whole table takes a phone as long as to draw a small screen.
 * @param rows with their path, parameters as `:name` and `*`
 * @returns what gives the rows that are worth comparing
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

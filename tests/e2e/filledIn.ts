/** Sample values for the parameters of an address. */
const samples: Record<string, readonly string[]> = {
  month: ['202611'],
  year: ['2026'],
  reportId: ['q2611010001'],
  carrier: ['softbank', 'kddi', 'docomo'],
  page: ['unext', 'mesh_wifi', 'watch_over', 'denki'],
};

/**
 * Addresses for the paths of a route table, without the later steps of procedures: all with the first sample of
 * their parameter, then those with the second, and so on, so that addresses of one route don't follow each other.
 * @param others other samples, by parameter
 */
export function filledIn(
  paths: readonly string[],
  others: Record<string, readonly string[]> = {},
): string[] {
  const known = { ...samples, ...others };
  const filled = paths
    .map((path) => path.replace(/\/\*$/, ''))
    .flatMap((path) => {
      const name = /:(\w+)/.exec(path)?.[1];
      const values = name ? (known[name] ?? []) : [''];
      return values.map((value, turn) => ({ turn, address: path.replace(`:${name}`, value) }));
    });
  return filled.sort((a, b) => a.turn - b.turn).map(({ address }) => address);
}

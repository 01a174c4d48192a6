/** Sample values for the parameters of an address. */
const samples: Record<string, readonly string[]> = {
  month: ['202611'],
  year: ['2026'],
  reportId: ['q2611010001'],
  carrier: ['softbank', 'kddi', 'docomo'],
  page: ['unext', 'mesh_wifi', 'watch_over', 'denki'],
};

/**
 * Addresses for the paths of a route table, without the later steps of procedures.
 * @param others other samples, by parameter
 */
export function filledIn(
  paths: readonly string[],
  others: Record<string, readonly string[]> = {},
): string[] {
  const known = { ...samples, ...others };
  return paths
    .map((path) => path.replace(/\/\*$/, ''))
    .flatMap((path) => {
      const name = /:(\w+)/.exec(path)?.[1];
      return name ? (known[name] ?? []).map((value) => path.replace(`:${name}`, value)) : [path];
    });
}

const preference = /(?:^|[,;\s])\s*([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^",;\s]+))/g;

/**
 * What a call asks for by `Prefer` (RFC 7240): names in any case, blanks around `=`, values in quotes or not. Of
 * two of one name the first counts.
 */
export function preferences(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, bare = ''] of (header ?? '').matchAll(preference)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted?.replace(/\\(.)/g, '$1') ?? bare);
  }
  return found;
}

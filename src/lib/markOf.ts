/** A number made of values (FNV-1a), which differs for different values and from which they can't be read. */
export const markOf = (...parts: unknown[]): number =>
  Array.from(JSON.stringify(parts)).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

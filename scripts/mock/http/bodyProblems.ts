/**
 * What of a JSON body one parser takes and another refuses, or reads otherwise: bytes that are no UTF-8, half a
 * surrogate pair, a NUL, a key twice, more levels than parsers go down. A body that is no JSON at all is the contract's to refuse.
 */
export function bodyProblems(body: Buffer): string[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return ['the body is not UTF-8'];
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  const strings = stringsOf(value);
  if (!strings) return [`the body is more than ${deepest} levels deep`];
  return [
    ...(strings.some((one) => /\p{Surrogate}/u.test(one))
      ? ['the body has half a surrogate pair (\\ud800 to \\udfff)']
      : []),
    ...(strings.some((one) => one.includes('\0')) ? ['the body has a NUL (\\u0000)'] : []),
    ...repeatedKeys(text).map((key) => `the body has the key ${key} twice in one object`),
  ];
}

/** How many levels a body may have; no request of the contract has ten. */
const deepest = 100;

/** All texts and keys of a value; undefined where it is too deep. */
function stringsOf(value: unknown): string[] | undefined {
  const strings: string[] = [];
  let level: unknown[] = [value];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > deepest) return undefined;
    level = level.flatMap((one) => {
      if (typeof one === 'string') strings.push(one);
      if (typeof one !== 'object' || one === null) return [];
      if (!Array.isArray(one)) strings.push(...Object.keys(one));
      return Object.values(one) as unknown[];
    });
  }
  return strings;
}

/** The keys that one object of a valid JSON text has twice, as they are written. */
function repeatedKeys(text: string): string[] {
  const open: Set<string>[] = [];
  const repeated: string[] = [];
  for (const [token, key] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (key !== undefined) {
      const keys = open.at(-1);
      if (keys?.has(key)) repeated.push(key);
      keys?.add(key);
    }
  }
  return repeated;
}

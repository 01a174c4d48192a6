import { type Json, resolve } from '../../operations.ts';

/**
 * A text that a schema allows: its example, else one made from its pattern or format.
 * @throws Error for a pattern that needs more than classes, groups and counts
 */
export function sampleText(spec: Json, schema: Json): string {
  const node = resolve(spec, schema);
  const [example] = Array.isArray(node['examples']) ? (node['examples'] as unknown[]) : [];
  if (typeof example === 'string') return example;
  // A day may have a pattern too, which says less of it.
  if (node['format'] === 'date') return '2026-12-31';
  if (typeof node['pattern'] === 'string') return fromPattern(node['pattern']);
  const length = typeof node['minLength'] === 'number' ? node['minLength'] : 1;
  return 'a'.repeat(Math.max(1, length));
}

/** The shortest text of a pattern as the contract writes them: `^n[0-9]{6,12}$`, `(0[1-9]|1[0-2])`. */
export function fromPattern(pattern: string): string {
  const source = pattern.replace(/^\^|\$$/g, '');
  const group = /\(([^()|]*)[^()]*\)(?:\{(\d+)\}|([*?]))?/.exec(source);
  if (group) {
    const [whole, first = '', least, maybe] = group;
    const times = maybe ? 0 : Number(least ?? 1);
    return fromPattern(source.replace(whole, first.repeat(times)));
  }
  const parts = source.matchAll(/(\[[^\]]+\]|\\d|\\w|\\.|[^\\[\]{}])(\{(\d+)(?:,\d*)?\}|[*+?])?/g);
  return [...parts]
    .map(([, atom = '', count, least]) => {
      const times = least ? Number(least) : count === '*' || count === '?' ? 0 : 1;
      return firstOf(atom).repeat(times);
    })
    .join('');
}

function firstOf(atom: string): string {
  if (atom === '\\d') return '0';
  if (atom === '\\w') return 'a';
  if (atom.startsWith('[')) return atom.charAt(1);
  return atom.replace('\\', '');
}

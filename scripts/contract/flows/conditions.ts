import { isObject } from '../operations.ts';

/** What runtime expressions can name: `$statusCode`, `$response.body#/total`, `$steps.give.outputs.receipt`. */
export type Known = Record<string, unknown>;

/** What a runtime expression stands for; undefined where there is no such thing. */
export function valueOf(expression: string, known: Known): unknown {
  const [names = '', pointer = ''] = expression.slice(1).split('#');
  const parts = [...names.split('.'), ...pointer.split('/').slice(1)];
  return parts.reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, part)
        ? (at as Known)[part]
        : undefined,
    known,
  );
}

/** A criterion of a step: a simple condition, or a pattern that the text of `context` fits. */
export interface Criterion {
  condition: string;
  context?: string;
  type?: 'simple' | 'regex';
}

/** Whether a criterion holds (Arazzo 1.0.1, criterion object). */
export function isMet({ condition, context = '', type }: Criterion, known: Known): boolean {
  if (type !== 'regex') return holds(condition, known);
  const value = valueOf(context, known);
  return typeof value === 'string' && new RegExp(condition, 'u').test(value);
}

const token = /\s*(\|\||&&|[!=<>]=|[<>!()]|'(?:[^']|'')*'|[^\s()!=<>&|]+)/y;

/**
 * Whether a simple condition holds: literals and runtime expressions, `==`, `!=`, `<`, `<=`, `>`, `>=`, `!`,
 * `&&`, `||` and parentheses. Texts are compared in any letters, as Arazzo says.
 * @throws Error for a condition that is none
 */
export function holds(condition: string, known: Known): boolean {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(condition); found; found = token.exec(condition))
    tokens.push(found[1] ?? '');
  const wrong = () => new Error(`${condition} is no condition.`);
  const next = () => {
    const one = tokens.shift();
    if (one === undefined) throw wrong();
    return one;
  };
  const either = (): boolean => {
    let value = both();
    while (tokens[0] === '||') {
      next();
      // Both sides are read, whichever decides.
      const other = both();
      value ||= other;
    }
    return value;
  };
  const both = (): boolean => {
    let value = one();
    while (tokens[0] === '&&') {
      next();
      const other = one();
      value &&= other;
    }
    return value;
  };
  const one = (): boolean => {
    if (tokens[0] === '!') {
      next();
      return !one();
    }
    if (tokens[0] === '(') {
      next();
      const value = either();
      if (next() !== ')') throw wrong();
      return value;
    }
    const left = operand(next(), known);
    if (!/^[!=<>]=?$/.test(tokens[0] ?? '')) return left === true;
    return compared(left, next(), operand(next(), known));
  };
  const value = either();
  if (tokens.length || token.lastIndex !== 0) throw wrong();
  return value;
}

function operand(text: string, known: Known): unknown {
  if (text.startsWith('$')) return valueOf(text, known);
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null') return null;
  return Number(text);
}

function compared(left: unknown, by: string, right: unknown): boolean {
  const [a, b] = [left, right].map((each) =>
    typeof each === 'string' ? each.toLowerCase() : each,
  );
  if (by === '==' || by === '!=') {
    const isSame =
      isObject(a) || Array.isArray(a) ? JSON.stringify(a) === JSON.stringify(b) : a === b;
    return isSame === (by === '==');
  }
  if (typeof a !== typeof b || (typeof a !== 'number' && typeof a !== 'string')) return false;
  const [x, y] = [a, b as typeof a];
  return by === '<' ? x < y : by === '<=' ? x <= y : by === '>' ? x > y : x >= y;
}

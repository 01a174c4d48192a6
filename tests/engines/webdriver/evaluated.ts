import { Script } from 'node:vm';
import type { RemoteValue } from './inPage.ts';

/** All texts in values of the protocol, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isExpression(code: string): boolean {
  try {
    new Script(`(${code}\n);`);
    return true;
  } catch {
    return false;
  }
}

/** The code with which Playwright evaluates one of its modules. */
const asModule = (source: string) =>
  `(() => { const module = {}; ${source}\n return module.exports.default(); })()`;

/**
 * The texts that Playwright may have the page evaluate: the fourth value of a call (the first three are
 * Playwright's own object, whether it is a function, and how to return), other texts with a function, and modules.
 * @returns an object literal: each text, without the spaces and brackets that Playwright may add, and its code:
 *   `{"=>1": () => (() => 1)}`
 */
export function evaluatedTexts(values: readonly RemoteValue[]): string {
  const functions = textsIn(values).filter((text) => /=>|function/.test(text));
  const rows = [...new Set([...textsIn(values[3]), ...functions])]
    .map((text) =>
      /module\.exports =/.test(text) ? asModule(text) : text.trim().replace(/;$/, ''),
    )
    .filter(isExpression)
    .map((code) => `${JSON.stringify(code.replace(/[\s();]/g, ''))}: () => (${code}\n)`);
  return `{${rows.join(',')}}`;
}

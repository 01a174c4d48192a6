import { expect, test } from 'vitest';
import { script } from './htmlParts.ts';

interface Part {
  dataset: Record<string, string>;
  textContent: string;
  hidden: boolean;
}

const part = (textContent: string, dataset: Record<string, string>): Part => ({
  textContent,
  dataset,
  hidden: false,
});

/** The parts that are shown, and what the counters say, once the script has run with these filters. */
function shown(filters: Record<string, string>) {
  const wanted = { text: '', document: '', rule: '', kind: '', state: '', ...filters };
  const lists = {
    findings: [
      part('Slow answer', { document: 'auth', rule: 'slow', state: 'new' }),
      part('Wrong type', { document: 'auth', rule: 'body-type', state: 'known' }),
    ],
    coverage: [
      part('getUser', { document: 'auth', kind: 'operation', state: 'seen' }),
      part('getUser 500', { document: 'support', kind: 'response', state: 'not seen' }),
    ],
  };
  const counts = new Map<string, { textContent: string }>();
  const heard: string[] = [];
  const form = { addEventListener: (type: string) => heard.push(type) };
  const document = {
    querySelector: (selector: string) => {
      if (selector === 'form') return form;
      const count = { textContent: '' };
      counts.set(selector, count);
      return count;
    },
    querySelectorAll: () =>
      Object.entries(lists).map(([list, children]) => ({ dataset: { list }, children })),
  };
  class FormData {
    *[Symbol.iterator]() {
      yield* Object.entries(wanted);
    }
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the page runs it from its text as well
  const run = new Function('document', 'FormData', script) as (...of: unknown[]) => void;
  run(document, FormData);
  expect(heard).toContain('input');
  return {
    texts: [...lists.findings, ...lists.coverage].flatMap((p) => (p.hidden ? [] : p.textContent)),
    counts: ['findings', 'coverage'].map((l) => counts.get(`[data-count=${l}]`)?.textContent),
  };
}

test('All is shown and counted without a filter', () => {
  expect(shown({})).toEqual({
    texts: ['Slow answer', 'Wrong type', 'getUser', 'getUser 500'],
    counts: ['2 of 2', '2 of 2'],
  });
});

test.each([
  [{ document: 'support' }, ['getUser 500'], ['0 of 2', '1 of 2']],
  [{ rule: 'slow' }, ['Slow answer', 'getUser', 'getUser 500'], ['1 of 2', '2 of 2']],
  [{ kind: 'operation' }, ['Slow answer', 'Wrong type', 'getUser'], ['2 of 2', '1 of 2']],
  [{ state: 'known' }, ['Wrong type'], ['1 of 2', '0 of 2']],
  [{ text: 'SLOW' }, ['Slow answer'], ['1 of 2', '0 of 2']],
  [{ text: 'user', kind: 'response' }, ['getUser 500'], ['0 of 2', '1 of 2']],
])(
  'the filter %j keeps what matches it, and what has no such attribute',
  (filters, texts, counts) => {
    expect(shown(filters)).toEqual({ texts, counts });
  },
);

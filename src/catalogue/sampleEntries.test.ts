import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fibreOptions } from './fibreOptions';
import { mobileOptions } from './mobileOptions';

const decisions = readFileSync(new URL('../../docs/decisions.md', import.meta.url), 'utf8');
const section =
  /\n## 4\. Names and prices of options\n([^]*?)(?=\n## |$)/.exec(decisions)?.[1] ?? '';
const written = section
  .split('\n')
  .filter((line) => /^\| [A-Z]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, code]) => code !== 'Code')
  .map(([, code, name, prices, source]) => [code, name, prices, source].join(' | '));

test('the decisions list each option whose name or price is made up, and no other', () => {
  const made = [...fibreOptions, ...Object.values(mobileOptions)]
    .filter(({ source }) => Object.values(source).includes('sample'))
    .map(({ code, name, prices, source }) =>
      [
        code,
        name,
        prices.map(({ type, price }) => `${type} ${price}`).join('、') || '–',
        source.prices === 'sample' ? 'name and price' : 'name',
      ].join(' | '),
    );
  expect(written.toSorted()).toEqual(made.toSorted());
});

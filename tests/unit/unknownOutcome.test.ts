import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', 'src/screens/**/*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

/** What a procedure says after an unknown outcome. */
const unknowns = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^function (\w+Unknown)\(.*?^\}$/gms)].map(
    ([text, name]) => ({ name, text }),
  ),
);

test('after a lost answer nobody is asked to send again at once, since it may still arrive', () => {
  const hasty = unknowns.filter(
    ({ text }) =>
      /もう一度[^。]*ください/.test(text) && !/数分た|しばらくた|お知らせ履歴に/.test(text),
  );
  expect(unknowns.length).toBeGreaterThan(15);
  expect(hasty.map(({ name }) => name)).toEqual([]);
});

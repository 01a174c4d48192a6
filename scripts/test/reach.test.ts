import { expect, test } from 'vitest';
import { browserTestsReached, changedFiles } from './reach.ts';

const names = (changed: string[]) =>
  browserTestsReached(changed).map((file) => file.replace(/^tests\/e2e\/|\.e2e\.ts$/g, ''));

test('a screen reaches the tests that name its address, by a helper too, and no others', () => {
  const reached = names(['src/screens/mobile/packetGift/packetGift.procedure.tsx']);
  expect(reached).toEqual(expect.arrayContaining(['packetGift', 'packetGiftOwn', 'onePress']));
  expect(reached).not.toContain('billing');
});

test('a part of a screen reaches what its screen reaches', () => {
  expect(names(['src/screens/billing/ForecastSection.tsx'])).toContain('billing');
});

test('a helper reaches the tests that are made of it', () => {
  expect(names(['tests/e2e/flows/plan.ts'])).toEqual(
    expect.arrayContaining(['plan', 'allProcedures']),
  );
  expect(names(['tests/e2e/billing.e2e.ts'])).toEqual(['billing']);
});

test('the session reaches the walks; a document nothing', () => {
  expect(names(['src/session/guard.tsx'])).toEqual(
    expect.arrayContaining(['allScreens', 'allProcedures', 'session']),
  );
  expect(names(['docs/design.md'])).toEqual([]);
});

test('a commit that git does not know is named', () => {
  expect(() => changedFiles('no-such-commit')).toThrow('git knows no commit no-such-commit.');
});

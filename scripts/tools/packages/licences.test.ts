import { expect, test } from 'vitest';
import { isAllowed, licenceProblems } from './licences.ts';
import { type LockedPackage, lockedPackages } from './lockfile.ts';

const one = (more: Partial<LockedPackage>): LockedPackage => ({
  name: 'given',
  version: '1.0.0',
  license: 'MIT',
  dev: false,
  ...more,
});

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['MIT AND ISC', true],
  ['GPL-2.0-only OR MIT AND ISC', true],
  ['(MIT OR ISC) AND GPL-3.0-only', false],
])('%s leaves the choice of an allowed licence: %s', (expression, expected) => {
  expect(isAllowed(expression, ['MIT', 'ISC', 'Apache-2.0'])).toBe(expected);
});

test('a package without a licence, or with one that asks for more, is named with its version', () => {
  const given = [one({ license: undefined }), one({ name: 'other', license: 'AGPL-3.0-only' })];
  expect(licenceProblems([...given, ...given], [])).toEqual([
    'given 1.0.0 has no licence: take another package, or allow it in scripts/tools/packages/licences.ts.',
    'other 1.0.0 has the licence AGPL-3.0-only: take another package, or allow it in scripts/tools/packages/licences.ts.',
  ]);
});

test('development may use what must not be published', () => {
  const tool = one({ license: 'MPL-2.0', dev: true });
  expect(licenceProblems([tool], [])).toEqual([]);
  expect(licenceProblems([tool], ['given'])).toHaveLength(1);
  expect(licenceProblems([{ ...tool, dev: false }], [])).toHaveLength(1);
});

test('the lock file distinguishes what is published from what is development’s', () => {
  const all = lockedPackages();
  const found = (name: string) => all.find((locked) => locked.name === name);
  expect(found('react')).toMatchObject({ license: 'MIT', dev: false });
  expect(found('@mui/material')).toMatchObject({ version: '9.5.0', dev: false });
  expect(found('vitest')).toMatchObject({ dev: true });
});

import { expect, test } from 'vitest';
import { isTaken } from './stopRestartEntry';

// Once a stop has taken effect the screen offers the restart: nobody may be asked to send that again.
test.each([
  ['lost', 'using', false],
  ['lost', 'stopping', true],
  ['lost', 'stopped', true],
  ['', 'stopped', false],
  ['', 'restarting', true],
  ['', 'using', true],
] as const)('asked with reason "%s", a SIM that is %s has taken it: %s', (reason, state, taken) => {
  expect(isTaken(state, { reason })).toBe(taken);
});

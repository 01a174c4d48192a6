import { expect, test } from 'vitest';
import { isTaken } from './stopRestart.procedure';

// After a stop has taken effect the screen offers the restart: it must not ask the customer to send it
// again.
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

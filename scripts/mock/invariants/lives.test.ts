/** @module-tag long */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectContract } from '../contract/contract.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { type DirectCaller, type DirectMock, directMock } from '../directMock.ts';
import { readAccount } from './account.ts';
import { findingsIn } from './findings.ts';
import { type Offer, offersTo, sendOffer } from './offers.ts';

/** How many lives are lived: `LIVES=10000 npm test -- lives`. */
const runs = Number(process.env['LIVES'] ?? 15);
const seed = Number(process.env['SEED'] ?? 20261121);

const contract = await projectContract();

/**
 * One step of a life: an order that is offered (which one, by number) or was offered at first, as on a page that was
 * left open; time that passes; another login.
 */
type Step = { order: number } | { late: number } | { minutes: number } | { login: true };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ order: fc.nat(99) }) },
  { weight: 2, arbitrary: fc.record({ late: fc.nat(99) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      minutes: fc.oneof(fc.integer({ min: 1, max: 180 }), fc.integer({ min: 180, max: 90 * 1440 })),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ login: true as const }) },
);

const life = fc.record({
  userId: fc.constantFrom(...demoCustomers.map(({ userId }) => userId)),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});

/** Takes a step, and says what it was. What isn't offered any more has to be refused. */
async function take(
  step: Step,
  mock: DirectMock,
  caller: DirectCaller,
  atFirst: readonly Offer[],
): Promise<string> {
  const { userId } = caller.session.customer;
  if ('minutes' in step) {
    mock.clock.advance(step.minutes);
    return mock.clock.now().toISOString();
  }
  if ('login' in step) return 'another login';
  const offers = offersTo(await readAccount(mock, contract, userId, caller));
  const [from, index] = 'late' in step ? [atFirst, step.late] : [offers, step.order];
  const offer = from[index % Math.max(1, from.length)];
  if (!offer) return 'nothing is offered';
  const answer = await sendOffer(contract, caller, offer);
  const said = `${offer.serviceId} ${offer.kind}`;
  const isOffered = offers.some(
    ({ serviceId, kind }) => serviceId === offer.serviceId && kind === offer.kind,
  );
  if ('order' in step && !answer.ok)
    throw new Error(`${said} is offered and refused: ${answer.status} ${await answer.text()}`);
  if (!isOffered && answer.ok) throw new Error(`${said} is done and no longer offered`);
  return `${said}${answer.ok ? '' : ', refused'}`;
}

test('Whatever a customer orders and however long that is ago, all answers agree', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ userId, steps }) => {
      const mock = directMock();
      let caller = mock.logIn(userId);
      const lived: string[] = [userId];
      const atFirst = offersTo(await readAccount(mock, contract, userId, caller));
      for (const step of steps) {
        lived.push(await take(step, mock, caller, atFirst));
        if ('login' in step) caller = mock.logIn(userId);
        const account = await readAccount(mock, contract, userId, caller);
        expect(findingsIn(account), lived.join('; ')).toEqual([]);
      }
    }),
    { numRuns: runs, seed },
  );
}, 3_600_000);

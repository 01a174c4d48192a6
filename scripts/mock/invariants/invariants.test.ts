/** @module-tag long */
import { beforeEach, expect, test } from 'vitest';
import { projectContract } from '../contract/contract.ts';
import type { Success } from '../contractTypes.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { directMock } from '../directMock.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';
import { type ReadAccount, readAccount } from './account.ts';
import { findingsIn } from './findings.ts';
import { differencesFrom } from './forecast.ts';
import { marksOf, ownValues } from './identity.ts';
import { recurring } from './money.ts';
import { type Offer, offersTo, sendOffer } from './offers.ts';
import { sum } from './rule.ts';

// Over a line, where requests are held to the contract too.
const served = await testMock();
let mock = directMock();
beforeEach(() => {
  mock = directMock();
});
const contract = await projectContract();
const people = demoCustomers.map(({ userId }) => userId);

const readNow = (userId: string) => readAccount(mock, contract, userId, mock.logIn(userId));

test('No two demo customers share a name, a number or an address', () => {
  const marks = demoCustomers.flatMap((customer) => [...new Set(marksOf(customer))]);
  expect(marks.filter((mark, index) => marks.indexOf(mark) !== index)).toEqual([]);
});

const moments = {
  today: '2026-11-21T10:40:00+09:00',
  'the last minute of November': '2026-11-30T23:59:00+09:00',
  'the first of December': '2026-12-01T09:00:00+09:00',
  'the 17th, when December’s bill is fixed': '2026-12-17T09:00:00+09:00',
  'a new year': '2027-01-20T09:00:00+09:00',
};

for (const [name, at] of Object.entries(moments))
  test.for(people)(`All answers to %s agree: ${name}`, async (userId) => {
    mock.clock.set(at);
    expect(findingsIn(await readNow(userId))).toEqual([]);
  });

test('What only one customer can have is shown to one customer', async () => {
  const owners = new Map<string, string[]>();
  for (const userId of people)
    for (const [value] of ownValues(await readNow(userId)))
      owners.set(value, [...(owners.get(value) ?? []), userId]);
  const shared = [...owners].filter(([, who]) => who.length > 1);
  expect(shared.map(([value, who]) => `${value}: ${who.join(', ')}`)).toEqual([]);
});

test.for(people)('Nothing that %s is offered is refused', async (userId) => {
  const offers = offersTo(await readNow(userId));
  const refused: string[] = [];
  for (const offer of offers) {
    served.reset();
    const response = await sendOffer(contract, await logIn(served, userId), offer);
    if (!response.ok)
      refused.push(
        `${offer.serviceId} ${offer.kind}: ${response.status} ${await response.text()} to ${JSON.stringify(offer.body)}`,
      );
  }
  expect(refused).toEqual([]);
});

/** One customer for each kind of order: the last who is offered it, since the first is the one whom everybody tries. */
async function ordersOfEachKind(): Promise<[string, { userId: string; offer: Offer }][]> {
  const orders = new Map<string, { userId: string; offer: Offer }>();
  for (const userId of people)
    for (const offer of offersTo(await readNow(userId))) orders.set(offer.kind, { userId, offer });
  return [...orders];
}

const orders = await ordersOfEachKind();

/** When each order has been on a bill for a whole month of use. */
const later = '2027-02-20T09:00:00+09:00';

test.for(orders)('All agrees once something was ordered: %s', async ([, { userId, offer }]) => {
  expect((await sendOffer(contract, mock.logIn(userId), offer)).ok).toBe(true);
  const found: string[] = [];
  let ordered: number | null = null;
  for (const at of [moments.today, later]) {
    if (at === later) mock.clock.set(later);
    const account = await readNow(userId);
    ordered = feesIn(account, offer);
    const day = at.slice(0, 10);
    found.push(...findingsIn(account).map((finding) => `${userId}, ${day}: ${finding}`));
  }
  expect(found).toEqual([]);
  if (offer.monthly === undefined || offer.monthly === null) return;
  mock = directMock();
  mock.clock.set(later);
  const usual = feesIn(await readNow(userId), offer);
  if (ordered !== null && usual !== null) expect(ordered - usual).toBe(offer.monthly);
});

test.for(orders)(
  'What is forecast once something was ordered is billed: %s',
  async ([, { userId, offer }]) => {
    expect((await sendOffer(contract, mock.logIn(userId), offer)).ok).toBe(true);
    const host = offer.serviceId.startsWith('m') ? 'mobile' : 'fixed';
    const base = `/hosts/${host}/api/read/v2/services/${offer.serviceId}/billing`;
    const found: string[] = [];
    for (const at of [moments.today, moments['the 17th, when December’s bill is fixed']]) {
      if (at !== moments.today) mock.clock.set(at);
      const { forecast } = await mock.logIn(userId).read<Success<'getBilling'>>(base);
      if (!forecast) continue;
      mock.clock.set(`${forecast.fixing_date}T00:00:00+09:00`);
      const bill = await mock
        .logIn(userId)
        .read<Success<'getBillingMonth'>>(`${base}/${forecast.month}`);
      found.push(
        ...differencesFrom(forecast, bill).map((finding) => `${userId} ${bill.month} ${finding}`),
      );
    }
    expect(found).toEqual([]);
  },
);

test('All agrees around a switch to 10G, and the bills have what was promised', async () => {
  const irie = mock.logIn('irie.fumi');
  const fixed = '/hosts/fixed/api';
  const before = await irie.read<Success<'getG10upgStateInfo'>>(
    `${fixed}/read/v1/g10upg-state-info`,
  );
  const { token } = await irie.read<Success<'getG10upgTokenInfo'>>(
    `${fixed}/read/v1/g10upg-token-info`,
  );
  const body = {
    token,
    date: '2026-12-10',
    part_of_day: 'morning',
    tel: '0300002222',
    has_consented: true,
  };
  const accepted = await irie.call(`${fixed}/write/v1/g10UpgradeEntry`, { method: 'POST', body });
  expect(accepted.status).toBe(200);
  const { discount, monthly_fee, current_monthly_fee } = before;
  const fees = new Map<string, number>();
  for (const day of ['2026-11-21', '2026-12-10', '2026-12-11', '2027-01-20', '2027-08-20']) {
    mock.clock.set(`${day}T12:00:00+09:00`);
    const account = await readNow('irie.fumi');
    expect(findingsIn(account), day).toEqual([]);
    for (const bill of account.services[0]?.bills ?? [])
      fees.set(
        bill.month,
        sum(
          bill.groups
            .flatMap(({ lines }) => lines)
            .filter(({ kind, label }) => label.includes('Minamo 光') || kind === 'discount')
            .map(({ amount }) => amount),
        ),
      );
  }
  expect([fees.get('202612'), fees.get('202701'), fees.get('202706'), fees.get('202707')]).toEqual([
    current_monthly_fee,
    monthly_fee + (discount?.amount ?? 0),
    monthly_fee + (discount?.amount ?? 0),
    monthly_fee,
  ]);
});

/** What comes back each month on the newest fixed bill of the service that an order is for (yen). */
function feesIn({ services }: ReadAccount, { serviceId }: Offer): number | null {
  const bill = services.find(({ listed }) => listed.service_id === serviceId)?.bills[0];
  return bill ? sum(recurring(bill).map(({ amount }) => amount)) : null;
}

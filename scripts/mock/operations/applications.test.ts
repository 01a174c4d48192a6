import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

type Applications = Success<'getContractProcedure'>;
type Orders = Success<'getOrderApplication'>;

const account = '/hosts/fixed/api/read/v1/services/f10482175/contract/procedure';
const sim = '/hosts/mobile/api/read/v1/services/m09000001234/contract/order-application';
const mock = await testMock();

test('Steps pass with the days, and an application that is through has ended', async () => {
  const caller = await logIn(mock);
  const title = '10ギガへの切り替え';
  const before = await caller.read<Applications>(account);
  expect(before.applications.find((one) => one.title === title)?.steps.at(-1)?.state).toBe('next');

  mock.clock.set('2026-11-26T09:00:00+09:00');
  const later = await (await logIn(mock)).read<Applications>(account);
  const device = later.applications.find((one) => one.title === '機種の追加');
  expect(device?.next).toMatchObject({ title: '機種のご利用開始', date: '2026-11-28' });
  // Of the SIM's statuses none fits a device that has come, so its own order is over.
  expect((await (await logIn(mock)).read<Orders>(sim)).applications).toEqual([]);

  // On its last day a step is still under way.
  mock.clock.set('2026-12-05T23:00:00+09:00');
  const last = await (await logIn(mock)).read<Applications>(account);
  expect(last.applications.find((one) => one.title === title)?.steps.at(-1)?.state).toBe('next');

  mock.clock.set('2026-12-06T09:00:00+09:00');
  const end = await (await logIn(mock)).read<Applications>(account);
  expect(end.applications.map((one) => one.title)).not.toContain(title);
  expect(end.ended).toContainEqual(expect.objectContaining({ title, ended_on: '2026-12-05' }));
});

test('What has ended is listed for three months', async () => {
  const ended = async (moment: string) => {
    mock.clock.set(moment);
    return (await (await logIn(mock)).read<Applications>(account)).ended.map(({ title }) => title);
  };
  expect(await ended('2027-01-01T23:00:00+09:00')).toContain('動画見放題の開始');
  expect(await ended('2027-01-02T09:00:00+09:00')).not.toContain('動画見放題の開始');
});

import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { ownApplications } from './ownApplications';

const application = (title: string, accepted_on: string, date: string | null) =>
  ({
    title,
    service_id: 'm09000001234',
    accepted_on,
    steps: [{ label: '申し込み' }, { label: '開始' }],
    next: { date },
  }) as Schema.Application;

const stop = application('SIMの利用停止', '2026-11-21', '2026-11-22');
const card = application('お支払い方法の変更', '2026-11-21', null);
const plan = application('プランの変更', '2026-11-20', '2026-12-01');
const fibre = { ...plan, service_id: 'f10482175' };
const order = { acceptedOn: '2026-11-20', next: { date: '2026-12-01' }, steps: [] };

test('what the top shows as an order is not listed again, and all else of the service is', () => {
  const all = [card, fibre, plan, stop];
  expect(ownApplications(all, plan.service_id, [order])).toMatchObject([stop, card]);
  expect(ownApplications(all, plan.service_id, [])).toMatchObject([stop, plan, card]);
});

test('an order that the account’s list doesn’t have hides nothing', () => {
  const other = { ...order, acceptedOn: '2026-11-01' };
  expect(ownApplications([plan, stop], plan.service_id, [other])).toHaveLength(2);
});

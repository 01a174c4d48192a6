import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { gather } from './gather';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:40:00+09:00') }));
afterEach(() => void vi.useRealTimers());

const device: Schema.Application = {
  application_id: 'a2611180001',
  title: '機種の追加',
  service_id: 'm09000001234',
  service_type: 'mobile',
  phone_number: '09000001234',
  accepted_on: '2026-11-18',
  steps: [
    { label: '申し込み', state: 'done', date: '2026-11-18' },
    { label: 'お届け', state: 'next', date: '2026-11-25' },
  ],
  next: {
    title: '機種のお届け',
    date: '2026-11-25',
    detail: 'ご本人の受け取り',
    action: null,
  },
};
const upgrade: Schema.Application = {
  ...device,
  application_id: 'a2611080001',
  title: '10ギガへの切り替え',
  service_id: 'f10482175',
  service_type: 'fixed',
  phone_number: null,
  accepted_on: '2026-11-08',
  next: { title: '工事', date: '2026-12-05', detail: null, action: null },
};
const order: Schema.OrderApplication = {
  receipt_number: 'DE2611180212',
  kind: 'device_entry',
  title: '機種の追加',
  status: 'shipping',
  accepted_at: '2026-11-17T16:00:00Z',
  steps: [
    { label: 'お申し込み', state: 'done', date: '2026-11-18' },
    { label: '発送準備中', state: 'current', date: null },
    { label: 'お届け', state: 'pending', date: '2026-11-25' },
  ],
  next: { label: 'お届け予定', date: '2026-11-25', time_band: '09:00-11:00', note: null },
  can_change: true,
  can_cancel: false,
  cancel_until: null,
};
const construction: Schema.Construction = {
  title: '10ギガへの切り替え工事',
  steps: [
    { code: 'accepted', state: 'done', date: '2026-11-08', part_of_day: 'none', note: null },
    {
      code: 'construction',
      state: 'next',
      date: '2026-12-05',
      part_of_day: 'morning',
      note: '立ち会いが必要です',
    },
  ],
  can_change_date: true,
  changeable_until: '2026-12-02',
};
const delivery: Schema.Delivery = {
  delivery_id: 'd2611180001',
  item: 'ホームゲートウェイ',
  status: 'shipped',
  date: '2026-11-22',
  time_band: null,
  shipped_on: '2026-11-20',
  carrier: 'なみ運輸',
  tracking_number: '000000001234',
  tracking_url: 'https://track.example.jp/1',
  can_change: false,
};

const simOf = (service_id: string) => ({ service_id, phone_number: service_id.slice(1) });
const sim = simOf('m09000001234');
const otherSim = simOf('m09000005678');
const account = (...applications: Schema.Application[]): Schema.Applications => ({
  option_count: 0,
  procedure_count: 0,
  applications,
  ended: [],
});
const nothing = { sims: [], construction: null, deliveries: [], fibre: 'f10482175' };

test('an order that the account knows is one with it, by its day in Japan', () => {
  const { open } = gather({
    ...nothing,
    procedure: account(device),
    sims: [{ sim, orders: [order] }],
  });
  expect(open).toHaveLength(1);
  expect(open[0]).toMatchObject({
    title: '機種の追加',
    next: { title: '機種のお届け', details: ['9:00〜11:00'], action: { kind: 'phone' } },
  });
});

test('the same order in the lists of two SIMs is one, of the SIM that the account names', () => {
  const { open } = gather({
    ...nothing,
    procedure: account(device),
    sims: [
      { sim: otherSim, orders: [order] },
      { sim, orders: [order] },
    ],
  });
  expect(open.map(({ serviceId }) => serviceId)).toEqual(['m09000001234']);
});

test('an order that the account doesn’t know is an application of its own', () => {
  const { open } = gather({
    ...nothing,
    procedure: account(upgrade),
    sims: [{ sim, orders: [order] }],
  });
  expect(open.map(({ next }) => next.title)).toEqual(['工事', '機種のお届け']);
  expect(open[1]?.steps.map(({ label, state }) => [label, state])).toEqual([
    ['お申し込み', 'done'],
    ['発送準備中', 'waiting'],
    ['お届け', 'next'],
  ]);
});

test('a change of plan is taken back on the screen for that', () => {
  const change = { ...order, kind: 'price_plan_exchange', can_change: false, can_cancel: true };
  const { open } = gather({
    ...nothing,
    procedure: account(),
    sims: [{ sim, orders: [{ ...change, cancel_until: '2026-11-30' } as Schema.OrderApplication] }],
  });
  expect(open[0]?.next.action).toMatchObject({ to: '/mobile/contract/plan/cancel' });
});

test.each([
  [true, '開通日時を予約する'],
  [false, '予約できない理由を見る'],
])(
  'an activation is offered for reservation while it can be reserved (%s)',
  (can_change, label) => {
    const { open } = gather({
      ...nothing,
      procedure: account(),
      sims: [
        {
          sim,
          orders: [
            { ...order, kind: 'mnp_transfer_in', status: 'mnp_move_in_reserve_wait', can_change },
          ],
        },
      ],
    });
    expect(open[0]?.next.action).toMatchObject({ label, to: '/mobile/contract/mnp_transfer_in' });
  },
);

test('where the days differ, the closer source is right', () => {
  const later = {
    ...order,
    next: { ...order.next, date: '2026-11-27' } as Schema.OrderApplication['next'],
  };
  const { open } = gather({
    ...nothing,
    procedure: account(device),
    sims: [{ sim, orders: [later] }],
  });
  expect(open.map(({ next }) => next.date)).toEqual(['2026-11-27']);
});

test('a construction says until when its day can be changed; one that is over has ended', () => {
  const running = gather({ ...nothing, procedure: account(upgrade), construction });
  expect(running.open).toHaveLength(1);
  expect(running.open[0]?.next).toMatchObject({
    title: '工事',
    details: ['午前 立ち会いが必要です', '12月2日(水)まで変更できます'],
    action: { label: '工事日を変更する' },
  });
  const action = {
    kind: 'change',
    label: '工事日を変更する',
    url: '/contract/construction',
  } as const;
  const late = gather({
    ...nothing,
    procedure: account({ ...upgrade, next: { ...upgrade.next, action } }),
    construction: { ...construction, can_change_date: false },
  });
  expect(late.open[0]?.next).toMatchObject({ title: '工事', action: undefined });
  const steps = construction.steps.map((step) => ({ ...step, state: 'done' as const }));
  const over = gather({
    ...nothing,
    procedure: account(),
    construction: { ...construction, steps },
  });
  expect(over.open).toEqual([]);
  expect(over.ended.map(({ title, endedOn }) => [title, endedOn])).toEqual([
    ['10ギガへの切り替え工事', '2026-12-05'],
  ]);
  const { application_id, title, service_id, service_type } = upgrade;
  const applied = { application_id, title, service_id, service_type, ended_on: '2026-12-05' };
  const once = gather({
    ...nothing,
    procedure: { ...account(), ended: [applied] },
    construction: { ...construction, steps },
  });
  expect(once.ended.map((one) => one.title)).toEqual(['10ギガへの切り替え']);
});

test('a delivery is tracked, asks when it was carried back, and ends on its day', () => {
  const deliveries: Schema.Delivery[] = [
    delivery,
    { ...delivery, delivery_id: 'd2', status: 'returned', date: null },
    { ...delivery, delivery_id: 'd3', status: 'delivered' },
  ];
  const { open, ended } = gather({ ...nothing, procedure: account(), deliveries });
  expect(open.map(({ next, asks }) => [next.date, next.action?.label, asks?.label])).toEqual([
    ['2026-11-22', '配送状況を見る', undefined],
    [null, '再配達を申し込む', '持ち戻り'],
  ]);
  expect(ended.map(({ key }) => key)).toEqual(['d3']);
});

test('a delivery that can be moved leads to its own day, whichever is first there', () => {
  const { open } = gather({
    ...nothing,
    procedure: account(),
    deliveries: [{ ...delivery, status: 'preparing', can_change: true }],
  });
  expect(open[0]?.next.action).toMatchObject({ to: '/contract/delivery?movement=d2611180001' });
});

test('what was planned for a time that is over says so, until its state changes', () => {
  vi.setSystemTime(new Date('2026-12-05T11:59:00+09:00'));
  const work = { ...nothing, procedure: account(), construction };
  expect(gather(work).open[0]?.next).toMatchObject({
    over: undefined,
    details: ['午前 立ち会いが必要です', '12月2日(水)まで変更できます'],
  });
  vi.setSystemTime(new Date('2026-12-05T20:00:00+09:00'));
  const over = '今日の午前の予定でした';
  expect(
    gather({ ...work, construction: { ...construction, can_change_date: false } }),
  ).toMatchObject({ open: [{ next: { over, details: [over] } }] });

  vi.setSystemTime(new Date('2026-11-25T20:00:00+09:00'));
  const sims = [{ sim, orders: [order] }];
  const band = '今日の9:00〜11:00の予定でした';
  expect(gather({ ...nothing, procedure: account(device), sims }).open).toMatchObject([
    { next: { over: band, details: [band] } },
  ]);
});

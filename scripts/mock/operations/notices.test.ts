import { expect, test } from 'vitest';
import { formatMonth } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

type History = Success<'getNotificationHistory'>;

const base = '/hosts/fixed/api/read/v2/services/f10482175';
const mock = await testMock();

/** All notifications of a service, from all pages. */
async function wholeHistory(caller: Caller, service: string): Promise<History['notifications']> {
  const url = `${service}/notification-history`;
  const { notifications, next_cursor } = await caller.read<History>(url);
  const all = [...notifications];
  for (let cursor = next_cursor; cursor;) {
    const page = await caller.read<History>(`${url}?cursor=${cursor}`);
    all.push(...page.notifications);
    cursor = page.next_cursor;
  }
  return all;
}

test('The history comes page by page, each notification once', async () => {
  const caller = await logIn(mock);
  const first = await caller.read<History>(`${base}/notification-history`);
  expect(first.notifications).toHaveLength(6);
  const ids = (await wholeHistory(caller, base)).map((n) => n.notification_id);
  expect(ids).toHaveLength(first.total_count);
  expect(new Set(ids).size).toBe(first.total_count);
});

test('A notification that was opened is read from then on, on every device', async () => {
  const caller = await logIn(mock);
  const opened = await caller.read<History>(`${base}/notification-history?opened=n26111601`);
  expect(opened.unread_count).toBe(1);
  const unread = await caller.read<History>(`${base}/notification-history?filter=unread`);
  expect(unread.notifications.map((n) => n.notification_id)).toEqual(['n26112001']);
  expect(await caller.read(`${base}/notification`)).toMatchObject({ unread_count: 1 });
  const other = await logIn(mock);
  expect(await other.read(`${base}/notification`)).toMatchObject({ unread_count: 1 });
});

test('The service top shows three, without those that it shows elsewhere', async () => {
  const caller = await logIn(mock);
  const titles = (read: { notifications: { title: string }[] }) =>
    read.notifications.map(({ title }) => title);
  const onTop = titles(await caller.read<Success<'getNotification'>>(`${base}/notification`));
  const all = titles(await caller.read<History>(`${base}/notification-history`));
  expect(onTop).toHaveLength(3);
  expect(all.slice(0, 4).filter((title) => !onTop.includes(title))).toEqual([
    'スマートライフのお申し込みを受け付けました',
    '工事日が12月5日(土)午前に決まりました',
  ]);
});

test('What was applied for before has a notice that is read and says what was known then', async () => {
  const caller = await logIn(mock);
  const about = async (service: string) =>
    (await wholeHistory(caller, service))
      .filter(
        ({ title, link }) => link?.url.endsWith('/progress') && title.endsWith('受け付けました'),
      )
      .map(({ date, title, is_unread, rows }) => [
        date,
        title,
        is_unread,
        ...rows.map(({ label, value }) => `${label} ${value}`),
      ]);
  expect(await about(base)).toEqual([
    [
      '2026-11-18',
      'スマートライフのお申し込みを受け付けました',
      false,
      'スマートライフの開始 2026年12月1日(火)',
    ],
    [
      '2026-11-12',
      'メッシュWi-Fiの解約を受け付けました',
      false,
      'メッシュWi-Fiの利用終了 2026年11月30日(月)',
    ],
    // The day of the work was fixed a week later.
    ['2026-11-08', '10ギガへの切り替えを受け付けました', false],
  ]);
  expect(await about('/hosts/mobile/api/read/v2/services/m09000005678')).toEqual([
    [
      '2026-11-14',
      'プランの変更を受け付けました',
      false,
      '受付番号 PX2611140128',
      'NEO 10GBへのプラン変更 2026年12月1日(火)',
    ],
  ]);
});

test('Without construction no notice names a day for it', async () => {
  const caller = await logIn(mock, 'irie.fumi');
  const { notifications } = await caller.read<History>(
    '/hosts/fixed/api/read/v2/services/f20831146/notification-history',
  );
  expect(notifications.map(({ title }) => title)).not.toContainEqual(
    expect.stringContaining('工事日'),
  );
});

test('Each month’s bill is announced when it is fixed, and when it is paid', async () => {
  mock.clock.set('2027-02-20T10:00:00+09:00');
  const tokita = await logIn(mock, 'tokita.haru');
  const history = await tokita.read<History>(
    '/hosts/mobile/api/read/v2/services/m09000004321/notification-history',
  );
  expect(history.notifications.slice(0, 5).map(({ date, title }) => [date, title])).toEqual([
    ['2027-02-16', '2月ご請求分の金額が確定しました'],
    ['2027-01-28', '1月分のお支払いを確認しました'],
    ['2027-01-16', '1月ご請求分の金額が確定しました'],
    ['2026-12-29', '12月分のお支払いを確認しました'],
    ['2026-12-24', 'キャッシュバックの受け取り期限が近づいています'],
  ]);
});

test.each(demoCustomers)('$userId reads of the bills of the last two months', async (customer) => {
  mock.clock.set('2026-11-21T10:40:00+09:00');
  const caller = await logIn(mock, customer.userId);
  for (const { listed, bills } of customer.services) {
    const service = `/hosts/${listed.service_type}/api/read/v2/services/${listed.service_id}`;
    const titles = (await wholeHistory(caller, service)).map(({ title }) => title);
    for (const month of ['202610', '202611'].filter(
      (one) => bills.firstMonth !== null && bills.firstMonth <= one,
    ))
      expect(
        titles.filter((title) => title === `${formatMonth(month)}ご請求分の金額が確定しました`),
      ).toHaveLength(1);
  }
});

test('A line that opened, and a cashback that is soon lost, have a notice on their days', async () => {
  const sim = '/hosts/mobile/api/read/v2/services/m09000006543';
  const titles = async (as: string, service: string) => {
    const all = await wholeHistory(await logIn(mock, as), service);
    return all
      .filter(({ title }) => /SIMが開通|お使いいただける|近づいて/.test(title))
      .map(({ date, title }) => [date, title]);
  };
  const opened = ['2026-11-24', 'SIMが開通しました'];
  const reminder = (date: string) => [date, 'キャッシュバックの受け取り期限が近づいています'];
  await (
    await logIn(mock, 'nagai.mio')
  ).read('/hosts/mobile/api/write/v1/services/m09000006543/contract/mnp-transfer-in', {
    method: 'POST',
    body: { starts_at: '2026-11-24T14:00:00+09:00' },
  });
  mock.clock.set('2026-11-24T14:05:00+09:00');
  expect(await titles('nagai.mio', sim)).toEqual([]);
  mock.clock.set('2026-11-24T14:10:00+09:00');
  expect(await titles('nagai.mio', sim)).toEqual([opened]);
  mock.clock.set('2026-12-24T09:00:00+09:00');
  const nagai = await logIn(mock, 'nagai.mio');
  expect(
    await nagai.read(
      '/hosts/mobile/api/read/v1/services/m09000006543/campaign/cashback/register-account',
    ),
  ).toMatchObject({ receive_from: '2026-11-24', receive_until: '2026-12-31' });
  expect(await titles('nagai.mio', sim)).toEqual([reminder('2026-12-24'), opened]);
  // One of fibre is until 10 December, the others until 25 December and 15 January.
  expect(await titles('mizuno.keiko', base)).toEqual([
    reminder('2026-12-18'),
    reminder('2026-12-03'),
  ]);
  expect(await titles('funaki.wataru', '/hosts/fixed/api/read/v2/services/f30498861')).toEqual([
    [expect.any(String), '光をお使いいただけるようになりました'],
  ]);
});

test('What is set once more as it was, as from another tab, has no notice of its own', async () => {
  const caller = await logIn(mock);
  const set = async (mail: boolean) => {
    const channels = { mail, sms: false, post: false };
    const body = { up_sell: channels, benefit: channels, cross_sell: channels };
    await caller.call('/hosts/fixed/api/write/v1/promotion', { method: 'PUT', body });
    const all = await wholeHistory(caller, base);
    return all.filter(({ title }) => title === 'お知らせの受け取りを変更しました').length;
  };
  expect([await set(true), await set(true), await set(false)]).toEqual([1, 1, 2]);
});

test('The notice of a bill says the last day to pay it, after it was paid too', async () => {
  const caller = await logIn(mock, 'irie.fumi');
  const service = '/hosts/fixed/api/read/v2/services/f20831146';
  const dayOf = async (title: string) => {
    const all = await wholeHistory(caller, service);
    return all.find((notice) => notice.title === title)?.rows.at(-1);
  };
  expect(await dayOf('9月ご請求分の金額が確定しました')).toEqual({
    label: 'お支払い期限',
    value: '9月30日(水)',
  });
});

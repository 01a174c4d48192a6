// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type { RestrictedSetting } from '@/catalogue/generated/codes';
import { nameLineOnDevice } from '@/session/lineNames';
import { fetchDialog } from '@/ui/message/Dialog';
import { LineChoice } from './SelectedLineBar';
import { lineOf, logIn, logInForEach, pressButton, show } from './testProcedure';

vi.mock('@/api/client', () => ({ call: vi.fn() }));

logInForEach();
beforeAll(() => fetchDialog());

const lines = [
  lineOf('m09000001234', '09000001234'),
  lineOf('m09000005678', '09000005678', '4GB'),
  lineOf('m09000009999', '09000009999', '20GB'),
];
const close = vi.fn();
const reason = '解約のお手続き中です。';

beforeEach(() => {
  logIn(lines);
  localStorage.clear();
  close.mockReset();
});

/** Has the server close these settings by line; a line that isn't named is refused. */
function restrict(settings: Record<string, readonly RestrictedSetting[]>) {
  const read = vi.fn((_: unknown, { service_id }: { service_id: string }) => {
    const closed = settings[service_id];
    if (!closed) return Promise.reject(new BusinessError(400, { code: 'x', message: '' }));
    const restrictions = closed.map((setting) => ({ setting, text: reason }));
    return Promise.resolve({ restrictions });
  });
  vi.mocked(call).mockImplementation(read as never);
  return read;
}
const none = { m09000005678: [], m09000009999: [] };

/** Opens the choice of a line at a step of the procedure. */
function open(path: string, step = '') {
  const choice = <LineChoice others={lines.slice(1)} onClose={close} />;
  show(
    <Routes>
      <Route path={`${path}/*`} element={choice} />
    </Routes>,
    path + step,
  );
}
const said = () => document.querySelector('[role=dialog]')?.textContent;
const offered = () =>
  [...document.querySelectorAll('[role=dialog] a')].map((link) => link.textContent);
const closed = () =>
  [...document.querySelectorAll('[role=dialog] li:not(:has(a))')].map((row) => row.textContent);
const both = ['090-0000-5678 4GB', '090-0000-9999 20GB'];

test('the procedure is offered for each other line, and can be left as it is', async () => {
  const read = restrict(none);
  open('/mobile/contract/plan');
  expect(screen.getByRole('dialog', { name: '番号を切り替える' })).toBeTruthy();
  expect(offered()).toEqual(both);
  expect(closed()).toEqual([]);
  expect(said()).toContain(
    'この手続きを、選んだ番号で始めます。ここまでの入力は、いまの番号に残ります。',
  );
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(read.mock.calls.map(([operation, { service_id }]) => [operation, service_id])).toEqual(
    lines.slice(1).map(({ service_id }) => [api.getSettingsRestriction, service_id]),
  );
  expect(close).not.toHaveBeenCalled();
  await pressButton('やめる');
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['/mobile/contract/plan', '', '/mobile/contract/plan?line=5678'],
  ['/mobile/contract/plan', '/confirm', '/mobile/contract/plan/?line=5678'],
  ['/mobile/contract/mail', '/%E3%81%82', '/mobile/contract/mail/%E3%81%82?line=5678'],
])('from %s%s it begins at the first step of the procedure', (path, step, to) => {
  restrict(none);
  open(path, step);
  expect(document.querySelector('[role=dialog] a')?.getAttribute('href')).toBe(to);
});

test('a line for which the procedure is closed says why, and the others are offered', async () => {
  restrict({ m09000005678: ['option', 'esim'], m09000009999: ['option'] });
  nameLineOnDevice('m09000005678', '母のスマホ');
  nameLineOnDevice('m09000009999', '予備');
  open('/mobile/contract/esim', '/confirm');
  await waitFor(() => expect(closed()).toEqual([`090-0000-5678 母のスマホ${reason}`]));
  expect(offered()).toEqual(['090-0000-9999予備 20GB']);
});

test('where it is closed for all of them, that is said', async () => {
  restrict({ m09000005678: ['quit'], m09000009999: ['quit'] });
  open('/mobile/contract/quit');
  await waitFor(() => expect(closed()).toHaveLength(2));
  expect(offered()).toEqual([]);
  expect(said()).toContain('この手続きは、ほかの番号ではいまはお申し込みいただけません。');
  expect(said()).not.toContain('選んだ番号で始めます');
});

test('a line whose restrictions can’t be read is offered', async () => {
  const read = restrict({ m09000005678: ['charge'] });
  open('/mobile/top/charge');
  await waitFor(() => expect(closed()).toEqual([`090-0000-5678 ${reason}`]));
  expect(read).toHaveBeenCalledTimes(2);
  expect(offered()).toEqual(['090-0000-9999 20GB']);
});

test.each<[string, RestrictedSetting]>([
  ['/mobile/option/call_service', 'call_service'],
  ['/mobile/option/smart_call', 'option'],
  ['/mobile/option', 'option'],
  ['/mobile/top/packet_gift', 'packet_gift'],
  ['/mobile/contract/stop_restart', 'stop_restart'],
])('what closes %s is the restriction %s', async (path, setting) => {
  restrict({ m09000005678: [setting], m09000009999: [] });
  open(path);
  await waitFor(() => expect(closed()).toEqual([`090-0000-5678 ${reason}`]));
});

test.each([
  '/mobile/top/packet_gift/receipt',
  '/mobile/contract/plan/cancel',
  '/mobile/contract/quit/cancel',
  '/mobile/contract/mail',
])('nothing closes %s, so nothing is read', (path) => {
  const read = restrict(none);
  open(path);
  expect(offered()).toEqual(both);
  expect(read).not.toHaveBeenCalled();
});

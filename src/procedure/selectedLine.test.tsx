// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { store } from '@/session/current';
import { nameLineOnDevice } from '@/session/lineNames';
import { fetchDialog } from '@/ui/message/Dialog';
import { LineNote, PhoneNumberBar, SelectedLineBar } from './SelectedLineBar';
import { lineOf, logIn, logInForEach, pressButton, show } from './testProcedure';

logInForEach();
beforeAll(() => fetchDialog());
beforeEach(() => localStorage.clear());

const first = lineOf('m09000001234', '09000001234');
const second = lineOf('m09000005678', '09000005678');
const silent = lineOf('m09000009999', null);
const fibre = lineOf('f10482175', '05000009876');

/** What the band and the note say, for a customer with these lines. */
function said(lines: Parameters<typeof logIn>[0], address?: string) {
  logIn(lines);
  return drawn(address);
}
function drawn(address?: string) {
  const { container } = show(
    <section aria-label="番号">
      <SelectedLineBar />
      <LineNote text="のデータを贈ります" />
    </section>,
    address,
  );
  return container.querySelector('section')?.textContent;
}
const nothing = '';

test('a customer with several lines sees which it is, in the band and beside the button', () => {
  expect(said([first, second])).toBe(
    'この番号の手続き(全2回線)090-0000-1234番号を切り替える' + '090-0000-1234 のデータを贈ります',
  );
});

test('the lines of both services count, and the screen’s own is named', () => {
  expect(said([first, second, fibre, silent], '/contract/quit')).toBe(
    'この番号の手続き(全3回線)050-0000-9876番号を切り替える' + '050-0000-9876 のデータを贈ります',
  );
});

test.each([
  ['there is one', [first], undefined],
  ['there is one with a number', [first, silent], undefined],
  ['the line that is open has no number', [silent, first, second], undefined],
  ['there is none of the screen’s service', [first, second], '/contract/quit'],
])('where %s no number is named', (_, lines, address) => {
  expect(said(lines, address)).toBe(nothing);
});

test('after the end of the session no number is named', () => {
  logIn([first, second]);
  store.clear('logout');
  expect(drawn()).toBe(nothing);
});

test('the button offers the other lines, and the choice can be left', async () => {
  said([first, silent, second, fibre]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pressButton('番号を切り替える');
  const dialog = screen.getByRole('dialog', { name: '番号を切り替える' });
  expect([...dialog.querySelectorAll('a b')].map((line) => line.textContent)).toEqual([
    '090-0000-5678',
    '050-0000-9876',
  ]);
  await pressButton('やめる');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the band has the customer’s own name of the line, and any button beside it', () => {
  nameLineOnDevice('m09000001234', '母のスマホ');
  const { container } = show(
    <PhoneNumberBar
      phone="09000001234"
      serviceId="m09000001234"
      count={2}
      action={<button>切り替える</button>}
    />,
  );
  expect(container.textContent).toContain(
    'この番号の手続き(全2回線)090-0000-1234母のスマホ切り替える',
  );
});

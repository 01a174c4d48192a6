// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { store } from '@/session/current';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { ReceiptCodes, ReceiptSection, useReceiptFacts } from './Receipt';
import { lineOf, logIn, logInForEach, pressButton, show } from './testProcedure';

logInForEach();

afterEach(() => vi.unstubAllGlobals());

const lines = [lineOf('m09000001234', '09000001234'), lineOf('f10482175', '05000009876')];

const customer = { last_name: '水野', first_name: '恵子' } as Schema.Customer;

function Facts(accepted: Parameters<typeof useReceiptFacts>[0]) {
  return <DescriptionList items={useReceiptFacts(accepted)} />;
}

const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}:${term.nextSibling?.textContent}`);

const accepted_at = '2026-11-21T10:42:00+09:00';

test('a receipt ends with its line, who did it, when, and its number as it is read out', () => {
  logIn(lines, customer);
  show(<Facts accepted_at={accepted_at} receipt_number="PG2611210483" />);
  expect(facts()).toEqual([
    '手続きをした番号:090-0000-1234',
    '手続きをした方:水野 恵子 様',
    '受付日時:2026年11月21日(土) 10:42',
    '受付番号:PG-2611-21-0483',
  ]);
});

test.each([
  ['/mobile/gift/done', '手続きをした番号:090-0000-1234'],
  ['/contract/quit/done', '手続きをした番号:050-0000-9876'],
])('the receipt at %s is for the line of its service', (address, said) => {
  logIn(lines);
  show(<Facts accepted_at={null} />, address);
  expect(facts()).toEqual([said]);
});

test('a number that the receipt shows already is not repeated', () => {
  show(<Facts accepted_at="2026-11-21" hasNumber />);
  expect(facts()).toEqual(['受付日:2026年11月21日(土)']);
});

test('a line without a number, and what the server could not tell yet, leave no empty row', () => {
  logIn([lineOf('m09000001234', null)], customer);
  show(<Facts accepted_at={null} receipt_number={null} />);
  expect(facts()).toEqual(['手続きをした方:水野 恵子 様']);
});

test('after the end of the session only what was accepted is said', () => {
  store.clear('logout');
  show(<Facts accepted_at="2026-11-21" receipt_number="A1" />);
  expect(facts()).toEqual(['受付日:2026年11月21日(土)', '受付番号:A1']);
});

test('each code can be copied by itself', async () => {
  const copied = vi.fn((_: string) => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  const codes = [
    { label: '予約番号', value: '10-482175' },
    { label: '暗証番号', value: '4071' },
  ];
  show(<ReceiptCodes codes={codes} />);
  expect(screen.getByText('10-482175')).toBeTruthy();
  await pressButton('コピー(暗証番号)');
  await pressButton('コピー(予約番号)');
  expect(copied.mock.calls).toEqual([['4071'], ['10-482175']]);
});

test('a spelled code is seen as it is and read letter by letter, group by group', () => {
  show(<ReceiptCodes codes={[{ label: 'コード', value: '40-71', spelled: true }]} />);
  const seen = screen.getByText('40-71');
  expect(seen.getAttribute('aria-hidden')).toBe('true');
  expect(seen.nextSibling?.textContent).toBe('4 0、7 1');
});

test('only what is typed into another device is set in letters of one width', () => {
  const codes = [
    { label: 'SM-DP+アドレス', value: 'LPA:1$minamo.example', mono: true },
    { label: 'コード', value: '4071' },
  ];
  show(<ReceiptCodes codes={codes} />);
  const isMono = (code: string) => screen.getByText(code).closest('[data-mono]') !== null;
  expect(codes.map(({ value }) => isMono(value))).toEqual([true, false]);
});

test('a receipt says what to do, then what was done, and below its end what has changed', () => {
  show(
    <ReceiptSection lead="コードをお伝えください。" end={<p>残りは8.0GBです</p>} actions={null}>
      <p>コードは4071</p>
    </ReceiptSection>,
  );
  const receipt = screen.getByRole('region', { name: '控え' });
  expect(receipt.textContent).toBe(
    'コードをお伝えください。控え印刷して保管できますコードは4071残りは8.0GBです',
  );
  expect(within(receipt).getByRole('heading').textContent).toBe('控え');
});

test('a receipt is printed by its button', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  show(<ReceiptSection lead="印刷できます。" actions={null} />);
  expect(print).not.toHaveBeenCalled();
  await pressButton('控えを印刷する');
  expect(print).toHaveBeenCalledTimes(1);
});

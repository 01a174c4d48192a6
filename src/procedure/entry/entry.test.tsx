// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { brand } from '@/catalogue/brand';
import { show } from '../testProcedure';
import {
  type BlockedRow,
  BlockedRows,
  OpeningLink,
  type PossibleProcedure,
  ProcedureSections,
} from './ProcedureSections';

afterEach(cleanup);

const blocked = (parts: Partial<BlockedRow>): BlockedRow => ({
  name: 'eSIMの再発行',
  reason: null,
  from: null,
  ...parts,
});
const rows = (...items: BlockedRow[]) => {
  show(<BlockedRows items={items} />);
  return screen.getAllByRole('listitem');
};
const link = <a href="/x">申し込みを取り消す</a>;
const { phone, hours } = brand.support;
const line = `${phone} (${hours})`;

test.each([
  ['from a day on', { from: '2026-12-01' }, '12月1日(火)から'],
  ['once something is out of the way', { action: link }, '申し込みを取り消す'],
  ['from a day on, whatever else', { from: '2026-12-01', action: link }, '12月1日(火)から'],
  ['some day', {}, ''],
])('what will be possible %s says so', (_, parts, when) => {
  const [row] = rows(blocked({ reason: '停止中です。', ...parts }));
  expect(row?.textContent).toBe(`eSIMの再発行停止中です。${when}`);
  expect(row?.querySelector('svg')).toBeTruthy();
});

test('where nobody gives a reason, that it is not accepted now', () => {
  const [row] = rows(blocked({}));
  expect(row?.textContent).toBe('eSIMの再発行いまは受け付けていません。');
});

test.each([
  ['a day', { from: '2026-12-01' }],
  ['a link', { action: link }],
])('beside %s of another row, a row without has a dash that is not read out', (_, other) => {
  const [, row] = rows(blocked({ name: '解約', ...other }), blocked({}));
  const dash = row?.querySelector('[aria-hidden=true]:not(svg)');
  expect(dash?.textContent).toBe('-');
});

test('the way to a procedure says from when it is open, where that isn’t today', () => {
  show(
    <OpeningLink to="/x" opens="2026-12-01">
      解約する
    </OpeningLink>,
  );
  const way = screen.getByRole('link', { name: '解約する' });
  expect(way.getAttribute('href')).toBe('/x');
  expect(screen.getByText(/お申し込みいただけます/).textContent).toBe(
    '12月1日(火)からお申し込みいただけます。',
  );
  cleanup();
  show(
    <OpeningLink to="/x" opens={undefined}>
      解約する
    </OpeningLink>,
  );
  expect(screen.getByRole('link', { name: '解約する' })).toBeTruthy();
  expect(screen.queryByText(/お申し込みいただけます/)).toBeNull();
  cleanup();
  show(
    <OpeningLink to="/x" opens={null}>
      解約する
    </OpeningLink>,
  );
  expect(screen.getByText('いつからお申し込みいただけるかを、いま読み込めません。')).toBeTruthy();
});

const plan = { title: 'プランの変更', help: 'いまは10GB', to: '/mobile/contract/plan' };
const call = { title: '通話', help: null, to: '/mobile/option/call_service' };
const name = { title: '名義の変更', help: null };
const owner = { title: '承継', help: null };

/** What each section says, its heading first. */
const sections = (possible: PossibleProcedure[], impossible: BlockedRow[] = []) => {
  show(<ProcedureSections possible={possible} impossible={impossible} />);
  return screen.getAllByRole('region').map((one) => one.textContent);
};

test('what is possible is counted and leads to its screen', () => {
  expect(sections([plan, call])).toEqual(['いまできる手続き2件プランの変更いまは10GB通話']);
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    plan.to,
    call.to,
  ]);
});

test('what is done by phone alone is named with its number, and not counted', () => {
  expect(sections([plan, name, owner])).toEqual([
    `いまできる手続き1件プランの変更いまは10GB名義の変更、承継は、お電話で承ります。${line}`,
  ]);
  expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe(`tel:${phone}`);
});

test('where all is done by phone there is no list and no count', () => {
  expect(sections([name])).toEqual([`いまできる手続き名義の変更は、お電話で承ります。${line}`]);
  expect(screen.queryByRole('list')).toBeNull();
});

test('where nothing is possible a customer is told to call', () => {
  expect(sections([])).toEqual([
    `いまできる手続き${'いまできる手続きはありません。お困りのときは、お電話ください。'}${line}`,
  ]);
});

test('what is not possible is folded under its count, where there is any', () => {
  expect(sections([plan], [blocked({}), blocked({ name: '解約' })])).toEqual([
    'いまできる手続き1件プランの変更いまは10GBいまはできない手続き(2件)eSIMの再発行いまは受け付けていません。解約いまは受け付けていません。',
  ]);
  expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
});

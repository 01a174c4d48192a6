// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldMessages } from '@/catalogue/messages';
import { AddressInputs } from './AddressInputs';
import { type AddressValues, emptyAddress } from './addressValues';

const found = vi.fn<() => Promise<Response>>();
vi.stubGlobal('fetch', found);
const send = vi.fn<(values: AddressValues) => void>();

beforeEach(() => {
  send.mockReset();
  found.mockReset().mockImplementation(() => Promise.resolve(Response.json({})));
});
afterEach(cleanup);

const home: AddressValues = {
  zip_code: '2310001',
  prefecture: '神奈川県',
  city: '横浜市中区',
  town: '新港1-1',
  address_optional: '',
};

function Form({ typed, isNew }: { typed: Partial<AddressValues>; isNew?: () => string | true }) {
  const form = useForm<AddressValues>({ defaultValues: { ...emptyAddress, ...typed } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit((values) => send(values))(event)}>
        <AddressInputs known={[{ ...home, address_optional: null }]} isNew={isNew} />
        <button>次へ</button>
      </form>
    </FormProvider>
  );
}
const show = (typed: Partial<AddressValues> = {}, isNew?: () => string | true) =>
  render(<Form typed={typed} isNew={isNew} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, typed: string) =>
  fireEvent.change(field(label), { target: { value: typed } });
const goOn = () => fireEvent.click(screen.getByText('次へ'));
const errorOf = (name: string) => document.getElementById(`${name}-error`)?.textContent;
const filled = () => screen.getByRole('status').textContent;

test('an empty address says what is missing, of which the building is no part', async () => {
  show();
  goOn();
  await waitFor(() => expect(errorOf('zip_code')).toBe(fieldMessages.missing));
  expect(['prefecture', 'city', 'town', 'address_optional'].map(errorOf)).toEqual([
    fieldMessages.mustSelect,
    fieldMessages.missing,
    fieldMessages.missing,
    undefined,
  ]);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['zip_code', '23100', '5桁です。郵便番号は、7桁の半角数字で入力してください。'],
  ['city', 'あ'.repeat(41), '41文字です。40文字以内で入力してください。'],
  ['town', 'あ'.repeat(61), '61文字です。60文字以内で入力してください。'],
  ['address_optional', 'あ'.repeat(61), '61文字です。60文字以内で入力してください。'],
] as const)('a %s that is none says why', async (name, typed, said) => {
  show({ ...home, [name]: typed });
  goOn();
  await waitFor(() => expect(errorOf(name)).toBe(said));
  expect(document.querySelectorAll('[id$=-error]')).toHaveLength(1);
});

test('as many letters as the contract takes are sent', async () => {
  const long = {
    ...home,
    city: 'あ'.repeat(40),
    town: 'い'.repeat(60),
    address_optional: 'う'.repeat(60),
  };
  show(long);
  goOn();
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(long));
});

test('spaces around what is typed, and the form of the code, are left out', async () => {
  show({ prefecture: '神奈川県' });
  type('市区町村', ' 横浜市中区 ');
  type('町名・番地', ' 新港1-1 ');
  type('建物名・部屋番号', ' 港ビル 3階 ');
  type('郵便番号', '〒２３１-0002');
  goOn();
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({
      ...home,
      zip_code: '2310002',
      address_optional: '港ビル 3階',
    }),
  );
});

test('the letter shows what is printed on it, and what can’t be is named', async () => {
  show(home);
  type('町名・番地', 'ﾏﾙﾉｳﾁ１‐２−３');
  fireEvent.blur(field('町名・番地'));
  expect(field('町名・番地').value).toBe('マルノウチ1-2-3');
  type('市区町村', '横浜市\u200b中区');
  type('建物名・部屋番号', '港ビル😀');
  goOn();
  await waitFor(() =>
    expect(errorOf('address_optional')).toBe(
      '「😀」は、書類に印刷できません。消してから、お進みください。',
    ),
  );
  type('建物名・部屋番号', '港ビル');
  goOn();
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({
      ...home,
      town: 'マルノウチ1-2-3',
      address_optional: '港ビル',
    }),
  );
});

test('a prefecture is chosen from all of them', async () => {
  show({ ...home, prefecture: '' });
  const prefectures = field('都道府県').querySelectorAll('option');
  expect([prefectures.length, prefectures[0]?.textContent]).toEqual([48, '選んでください']);
  type('都道府県', '沖縄県');
  goOn();
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...home, prefecture: '沖縄県' }),
  );
});

test('an address that is registered already is shown at the town, once it is one at all', async () => {
  show(home, () => 'いまの住所と同じです。');
  goOn();
  await waitFor(() => expect(errorOf('town')).toBe('いまの住所と同じです。'));
  cleanup();
  show({ ...home, town: '' }, () => 'いまの住所と同じです。');
  goOn();
  await waitFor(() => expect(errorOf('town')).toBe(fieldMessages.missing));
  cleanup();
  show(home, () => true);
  goOn();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('the code of an address of the customer fills it in, and says so', async () => {
  show();
  expect(filled()).toBe('');
  type('郵便番号', '231-0001');
  await waitFor(() =>
    expect(filled()).toBe('郵便番号から住所を入れました。番地まで入力してください。'),
  );
  expect(['都道府県', '市区町村', '町名・番地'].map((label) => field(label).value)).toEqual([
    '神奈川県',
    '横浜市中区',
    '新港1-1',
  ]);
  expect(found).not.toHaveBeenCalled();
});

test.each([
  [
    'nobody has',
    () => Promise.resolve(Response.json({})),
    'この郵便番号の住所は見つかりませんでした。住所をそのまま入力してください。',
  ],
  [
    'can’t be looked up',
    () => Promise.reject(new TypeError('Failed to fetch')),
    '郵便番号から住所を調べられませんでした。住所をそのまま入力してください。',
  ],
])('a code that %s leaves the address to be typed', async (_, answer, said) => {
  found.mockImplementation(answer);
  show();
  type('郵便番号', '9999999');
  await waitFor(() => expect(filled()).toBe(said));
  expect(field('市区町村').value).toBe('');
});

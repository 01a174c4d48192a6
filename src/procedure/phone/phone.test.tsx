// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BusinessError } from '@/api/errors';
import { fieldMessages } from '@/catalogue/messages';
import { Procedure } from '../Procedure';
import type { ProcedureData } from '../procedureData';
import { DonePage } from '../Receipt';
import { arriveAt, logInForEach, openAt, place, pressButton } from '../testProcedure';
import { daytimeOf, PhoneForm, phoneSteps, type PhoneValues } from './PhoneForm';

logInForEach();

beforeEach(() => void submit.mockClear());

const names = { label: '連絡先の電話番号', short: '連絡先' };

const submit = vi.fn((_: PhoneValues) => Promise.resolve({}));

const path = '/mobile/contact';

const contact: ProcedureData<PhoneValues, object> = {
  name: 'contact',
  title: '連絡先の変更',
  path,
  exit: { to: '/mobile/top/', label: 'トップに戻る' },
  reviewNote: 'まだ変わっていません。',
  steps: phoneSteps(names),
  submit,
  refusal: () => ({ title: 'できません', text: '' }),
};

const show = (tel_daytime: string | null = null) =>
  openAt(
    path,
    <Procedure
      of={contact}
      unknown={() => null}
      done={() => <DonePage title="変わりました" lead="変わりました。" />}
    >
      <Contact tel_daytime={tel_daytime} />
    </Procedure>,
  );

function Contact({ tel_daytime }: { tel_daytime: string | null }) {
  const [tel, setTel] = useState('09000001234');
  return (
    <>
      <button onClick={() => setTel('09000005678')}>ほかの端末での変更</button>
      <PhoneForm
        names={names}
        intro={<p>ご連絡に使う番号です。</p>}
        registered={{ tel, tel_daytime }}
        action="連絡先を変更する"
        blocked={undefined}
      />
    </>
  );
}

const tel = () => screen.getByLabelText<HTMLInputElement>(names.label);

const daytime = () => screen.getByLabelText<HTMLInputElement>('日中の連絡先');

const retype = (field: HTMLInputElement, typed: string) =>
  fireEvent.change(field, { target: { value: typed } });

const goOn = () => fireEvent.click(screen.getByText('確認へ進む'));

/** Waits until the summary at the top of the form says this. */
const summaryIs = (summary: string) =>
  waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(summary));

const rows = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}:${term.nextSibling?.textContent}`);

test.each([
  [null, ''],
  ['0312345678', '0312345678'],
])('the fields begin with what is registered: %s by day', (registered, shown) => {
  show(registered);
  expect(screen.getByText('ご連絡に使う番号です。')).toBeTruthy();
  expect([tel().value, daytime().value]).toEqual(['09000001234', shown]);
  expect(screen.getByText('連絡先と違うときだけ、入力してください')).toBeTruthy();
});

test.each([null, '0312345678'])(
  'what is registered already (%s by day) is no change',
  async (registered) => {
    show(registered);
    goOn();
    await summaryIs(
      '入力の誤りが1つあります連絡先の電話番号：いまの番号と同じです。変更する番号を入力してください。',
    );
    expect(place()).toBe(path);
  },
);

test.each([
  ['', fieldMessages.missing],
  ['090000012', '9桁です。電話番号は、10〜11桁の半角数字で入力してください。'],
  ['19000005678', '0から始まる番号を、市外局番から入力してください。'],
  ['00000000000', '00から始まる電話番号はありません。市外局番から入力してください。'],
])('a number that is none is shown at its field: %s', async (typed, said) => {
  show();
  retype(tel(), typed);
  goOn();
  await summaryIs(`入力の誤りが1つあります連絡先の電話番号：${said}`);
});

test.each([
  ['031234567', '9桁です。電話番号は、10〜11桁の半角数字で入力してください。'],
  ['1312345678', '0から始まる番号を、市外局番から入力してください。'],
])('a number by day that is none is shown at its field: %s', async (typed, said) => {
  show();
  retype(daytime(), typed);
  goOn();
  await summaryIs(`入力の誤りが1つあります日中の連絡先：${said}`);
});

test('however a number is typed, its digits are reviewed beside the registered ones and sent', async () => {
  show();
  retype(tel(), '０９０－0000-5678');
  retype(daytime(), '03 1234 5678');
  goOn();
  await arriveAt(`${path}/confirm`);
  expect(rows()).toEqual([
    '連絡先の電話番号:090-0000-5678いまは090-0000-1234',
    '日中の連絡先:03-1234-5678いまは連絡先と同じ',
  ]);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/5678/);
  await pressButton('連絡先を変更する');
  await arriveAt(`${path}/done`);
  expect(submit).toHaveBeenCalledExactlyOnceWith(
    { tel: '09000005678', tel_daytime: '0312345678' },
    {},
  );
});

test('numbers that another device has registered meanwhile are not sent again', async () => {
  show();
  retype(tel(), '09000005678');
  goOn();
  await arriveAt(`${path}/confirm`);
  await pressButton('ほかの端末での変更');
  expect(
    screen.getByText('すでに、この内容になっています。お手続きの必要はありません。'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: '連絡先を変更する' })).toBeNull();
});

test('a number out of the contacts is shown as it is sent once the field is left', () => {
  show();
  retype(tel(), '\u202d+81 90-0000-5678\u202c');
  expect(tel().value).toBe('\u202d+81 90-0000-5678\u202c');
  fireEvent.blur(tel());
  expect(tel().value).toBe('09000005678');
});

test('a number that a script wrote without an event is reviewed', async () => {
  show();
  tel().value = '090.0000.5678';
  goOn();
  await arriveAt(`${path}/confirm`);
  expect(rows()[0]).toBe('連絡先の電話番号:090-0000-5678いまは090-0000-1234');
});

test('to have no number by day any more is a change, and each row leads to its field', async () => {
  show('0312345678');
  retype(daytime(), '');
  goOn();
  await arriveAt(`${path}/confirm`);
  expect(rows()).toEqual([
    '連絡先の電話番号:090-0000-1234変わりません',
    '日中の連絡先:連絡先と同じいまは03-1234-5678',
  ]);
  const changes = screen.getAllByRole('link', { name: /^変更/ });
  expect(changes.map((link) => link.getAttribute('href'))).toEqual([
    `${path}?change=tel`,
    `${path}?change=tel_daytime`,
  ]);
});

test('a field that the server refuses is shown at its field', async () => {
  const fields = [
    { name: 'phone.tel', message: '使えません' },
    { name: 'phone.tel_daytime', message: '同じ番号です' },
  ];
  submit.mockRejectedValueOnce(new BusinessError(400, { code: 'invalid', message: '', fields }));
  show();
  retype(tel(), '09000005678');
  goOn();
  await arriveAt(`${path}/confirm`);
  await pressButton('連絡先を変更する');
  await arriveAt(path);
  await summaryIs('入力の誤りが2つあります連絡先の電話番号：使えません日中の連絡先：同じ番号です');
});

test.each([
  [null, '連絡先と同じ'],
  ['', '連絡先と同じ'],
  ['09000005678', '090-0000-5678'],
])('a number by day of %j is shown as %s', (digits, shown) => {
  expect(daytimeOf(digits, names)).toBe(shown);
});

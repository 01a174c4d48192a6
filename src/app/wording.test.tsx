// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { cashbackMessages, introductionMessages } from '@/catalogue/campaign';
import { failures } from '@/catalogue/failures';
import { optionsNotAccepted } from '@/catalogue/fibreOptions';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { required } from '@/catalogue/rules';
import { rvoipStatuses, voipStatuses } from '@/catalogue/voip';
import { formatDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { TimeBands } from '@/procedure/day/TimeBands';
import { againProblem } from '@/screens/account/mail/address';
import { chooseOption } from '@/screens/mobile/data/dataProcedure';
import { choiceProblem, deliveryProblem } from '@/screens/mobile/deviceEntry/deviceValues';
import { planUnchanged } from '@/screens/mobile/plan/planChoice';
import { imeiProblem } from '@/screens/mobile/protection/imei';
import { billStatus, cashbackStatus, optionStatus } from '@/screens/shared/statuses';

// Texts that are given word for word, each with the condition under which it shows (docs/product.md §14.1).
// Full stops are given too: some of the sentences have none.

afterEach(cleanup);

const today = new Date('2026-11-21T10:40:00+09:00');
const nothing = { device_code: '', colour_code: '', payment: 'once' } as const;
const blank = { delivery_on: '', delivery_band: '' };
const day = {
  date: '2026-11-24',
  is_holiday: false,
  can_choose: true,
  bands: [{ band: '15:00-17:00' as const, can_choose: true }],
};

describe('docs/product.md §14.1', () => {
  test.each([
    ['no IMEI', imeiProblem('', null), 'IMEI(端末製造番号)の欄が未入力です。'],
    [
      '14 digits of an IMEI',
      imeiProblem('35000000000123', null),
      'IMEI(端末製造番号)は15桁で入力してください。',
    ],
    [
      '16 digits of an IMEI',
      imeiProblem('3500000000012345', null),
      'IMEI(端末製造番号)は15桁で入力してください。',
    ],
    [
      'full-width digits of an IMEI',
      imeiProblem('３５０００００００００１２３４', null),
      'IMEI(端末製造番号)の欄の入力に誤りがあります。半角数字で入力してください。',
    ],
    [
      'the IMEI that is registered',
      imeiProblem('350000000001234', '350000000001234'),
      '変更後のIMEIを入力してください。',
    ],
    [
      'no device',
      choiceProblem([], { ...nothing, ...blank }).device_code,
      '機種を選択してください。',
    ],
    [
      'no colour',
      choiceProblem([], { ...nothing, ...blank }).colour_code,
      '機種の色を選択してください',
    ],
    [
      'a band without a day',
      deliveryProblem([day], { delivery_on: '', delivery_band: '15:00-17:00' }, today).delivery_on,
      '配送希望時間帯を指定する場合、配送希望日を指定してください。',
    ],
    [
      'a day without a band',
      deliveryProblem([day], { delivery_on: day.date, delivery_band: '' }, today).delivery_band,
      '配送希望日を指定する場合、「指定なし」以外を指定してください。',
    ],
    [
      'a step without what it needs',
      procedureMessages.startAgain,
      'エラーが発生しました。初めからやり直してください。',
    ],
    ['no data to add', chooseOption, 'オプションをご選択してください'],
    ['the same plan', planUnchanged, 'プランを変更してください'],
  ])('%s', (_, said, wording) => {
    expect(said).toBe(wording);
  });
});

describe('docs/product.md §14.1', () => {
  test.each([
    ['a required field is empty', required(''), '必須項目が未入力です'],
    ['nothing is chosen', fieldMessages.mustSelect, '選択してください'],
    ['two addresses differ', againProblem('a@c.jp', 'a@b.jp'), 'メールアドレスが異なります'],
    ['options are not accepted', optionsNotAccepted, '現在、お申込みを受け付けられない状態です。'],
    [
      'a change of option failed',
      failures.optionChange.text,
      '現在、お申込みを受け付けられない状態です。',
    ],
    [
      'a cashback was paid',
      cashbackMessages.paid,
      'すでにキャッシュバックの入金手続が行われています',
    ],
    ['no right to a cashback', cashbackMessages.notEligible, 'キャッシュバック対象外です。'],
    ['a coupon code has expired', introductionMessages.expired, '！有効期限切れです'],
    ['a bill in an unknown state', billStatus('8').label, '読み込めません'],
    ['a cashback in an unknown state', cashbackStatus('?8').label, '読み込めません'],
    ['an option in an unknown state', optionStatus('?ZZZZ').label, '読み込めません'],
    ['an option that nobody applied for', optionStatus('NONE').label, '未申込'],
    ['an option in use', optionStatus('SRVC').label, '利用中'],
    ['a home phone that was terminated', voipStatuses['QUIT'], '解約完了'],
    ['the other home phone, terminated', rvoipStatuses['QUIT_FINISHED'], '解約済み'],
    ['a day without end', formatDay('9999-12-31'), '-'],
    ['a phone number of 11 digits', formatPhone('09000001234'), '090-0000-1234'],
  ])('%s', (_, said, wording) => {
    expect(said).toBe(wording);
  });
});

test('a band that can’t be chosen says so', () => {
  const bands = [{ value: '9', label: '9:00〜11:00', closed: true }];
  render(
    <TimeBands name="band" label="時間帯" bands={bands} value="" onChange={() => undefined} />,
  );
  expect(screen.getByText('選択できません')).toBeTruthy();
});

import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { commonReason, isContracted, isInUse, offersOf } from './offers';

const option: Schema.Option = {
  code: 'MO120N',
  category: 'life_support',
  status: 'NONE',
  monthly_fee: 550,
  regular_fee: 550,
  starts_on: null,
  ends_on: '9999-12-31',
  order_types: ['1'],
  reason: null,
};
const free = { can_apply_option: true, options: [], methods: [] };
const find = (code: string, ...given: Parameters<typeof offersOf>) =>
  offersOf(...given).find((offer) => offer.code === code);

test('the contract’s come first in its order, then the rest of the catalogue', () => {
  const codes = offersOf([option, { ...option, code: 'MO101N' }], free).map(({ code }) => code);
  expect(codes.slice(0, 2)).toEqual(['MO120N', 'MO101N']);
  expect(codes).toHaveLength(62);
});

test('a code that this build does not know keeps its code and its fee', () => {
  expect(find('MO299N', [{ ...option, code: 'MO299N' }], free)).toMatchObject({
    name: 'オプション(MO299N)',
    fee: 550,
  });
});

test('why an option can’t be applied for, the payment method’s reason among them', () => {
  expect(find('MO120N', [option], free)?.blocked).toBeUndefined();
  expect(find('MO120N', [{ ...option, order_types: [] }], free)?.blocked).toBe(
    '現在、お申込みを受け付けられない状態です。',
  );
  const restricted = { code: 'MO120N', name: 'x', reason: '口座振替だけ', available_codes: ['20'] };
  expect(find('MO120N', [option], { ...free, options: [restricted] } as typeof free)).toMatchObject(
    { blocked: '口座振替だけ', payableBy: ['20'] },
  );
  const all = offersOf([{ ...option, status: 'SRVC' }], { ...free, can_apply_option: false });
  expect(all.filter((offer) => offer.blocked === undefined)).toHaveLength(1);
  expect(all.filter(isContracted)).toHaveLength(1);
});

test('a reason is common that most options have, and how many are open all the same is counted', () => {
  const stopped = { ...option, order_types: [], reason: '在庫がありません。' } as Schema.Option;
  expect(commonReason(offersOf([stopped], free))).toBeUndefined();
  expect(commonReason(offersOf([stopped], { ...free, can_apply_option: false }))).toEqual({
    reason: '現在、お申込みを受け付けられない状態です。',
    open: 0,
  });
  const ended = offersOf([], free).map((offer) => ({ ...offer, blocked: '光の解約のため' }));
  expect(commonReason([{ ...ended[0]!, blocked: '在庫がありません。' }, ...ended])).toEqual({
    reason: '光の解約のため',
    open: 0,
  });
  const open = ended.slice(0, 3).map((offer) => ({ ...offer, blocked: undefined }));
  expect(commonReason([...open, ...ended.slice(3)])).toEqual({ reason: '光の解約のため', open: 3 });
});

test('what is only applied for is counted among the contract’s options, and not among those in use', () => {
  const all = offersOf(
    (['ENTR', 'SRVC', 'QTWT', 'QUIT'] as const).map((status) => ({ ...option, status })),
    free,
  );
  expect(all.filter(isContracted).map(({ status }) => status)).toEqual(['ENTR', 'SRVC', 'QTWT']);
  expect(all.filter(isInUse).map(({ status }) => status)).toEqual(['SRVC', 'QTWT']);
});

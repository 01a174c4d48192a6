import { type Answer, call } from '@/api/client';
import type { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import { procedureMessages } from '@/catalogue/messages';
import { followedBy, refusalTitles } from '@/catalogue/refusals';
import { addDays, formatDay, formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';

/** What can be done with one option, as its addresses spell it. */
export const orderNames = ['entry', 'entry_cancel', 'change', 'quit', 'quit_cancel'] as const;

export type OrderName = (typeof orderNames)[number];

/** The order type of the contract (docs/product.md §7.3); 6, same-time entry, has its own screen. */
export const orderTypes = {
  entry: '1',
  entry_cancel: '2',
  quit: '3',
  quit_cancel: '4',
  change: '5',
} as const satisfies Record<OrderName, string>;

interface OrderTexts {
  /** After the option's name: リモートサポートの… */
  title: string;
  /** Label of the button that sends the order. */
  action: string;
  reviewNote: string;
  /** The sentence that says what a refusal has left as it was. */
  unchanged: string;
}

export const orderTexts: Record<OrderName, OrderTexts> = {
  entry: {
    title: 'お申し込み',
    action: '申し込む',
    reviewNote: 'まだ申し込まれていません。',
    unchanged: procedureMessages.nothingDone,
  },
  entry_cancel: {
    title: 'お申し込みの取り消し',
    action: 'お申し込みを取り消す',
    reviewNote: 'まだ取り消されていません。',
    unchanged: procedureMessages.nothingDone,
  },
  change: {
    title: '内容の変更',
    action: '変更する',
    reviewNote: 'まだ変更されていません。',
    unchanged: '内容は変わっていません。',
  },
  quit: {
    title: '解約',
    action: '解約する',
    reviewNote: 'まだ解約されていません。',
    unchanged: procedureMessages.nothingDone,
  },
  quit_cancel: {
    title: '解約の取り消し',
    action: '解約を取り消す',
    reviewNote: 'まだ取り消されていません。',
    unchanged: procedureMessages.nothingDone,
  },
};

const titleOf = refusalTitles<
  Exclude<
    | Code.FixedOptionRefusalCode
    | Code.UnextRefusalCode
    | Code.SecomEntryRefusalCode
    | Code.SecomRefusalCode
    | Code.BraviaRefusalCode
    | Code.HikaritvRefusalCode
    | Code.HikaritvQuitRefusalCode
    | Code.EnergyRefusalCode,
    'option_not_acceptable'
  >
>({
  applicant_too_young: 'お申し込みいただけません',
  payment_method_not_allowed: '現在のお支払い方法では、お申し込みいただけません',
  status_not_allowed: 'ご利用状況が変わっています',
  quitting: '解約の手続き中です',
  out_of_stock: '在庫がなくなりました',
  lp_gas_not_available: 'お申し込みいただけません',
  hikaritv_already: 'すでにお申し込みいただいています',
  change_in_progress: '前の変更を手続き中です',
});

/** How a refused order is shown: in the option-change dialog if no order is accepted at all. */
export const orderRefusal =
  (order: OrderName) =>
  ({ code, message }: BusinessError): { dialog: true } | { title: string; text: string } =>
    code === 'option_not_acceptable'
      ? { dialog: true }
      : { title: titleOf(code), text: followedBy(message, orderTexts[order].unchanged) };

export type OptionAnswer = Answer<'postOption'>;

/**
 * Sends an order of any option.
 * @param asked what it asks for; the rest is left empty
 * @throws ApiError
 */
export const postOrder = (
  asked: Pick<Schema.FixedOptionOrder, 'code' | 'order_type'> & Partial<Schema.FixedOptionOrder>,
): Promise<OptionAnswer> =>
  call(api.postOption, {
    body: { edition: null, leaving: null, energy: null, choice: null, desired_on: null, ...asked },
  });

/** What an order leads to, for its receipt, and what to do now. */
export interface Outcome {
  rows: { term: string; value: string }[];
  next: string;
}

export function outcomeOf({ order_type, starts_on, monthly_fee, fee }: OptionAnswer): Outcome {
  const isEntry = order_type === '1' || order_type === '6';
  const hasFee = isEntry || order_type === '4' || order_type === '5';
  const rows: Outcome['rows'] = [];
  if (isEntry)
    rows.push({
      term: '利用開始',
      value: starts_on ? formatFullDay(starts_on) : '決まりしだいお知らせします',
    });
  if (order_type === '3' && starts_on)
    rows.push({ term: 'ご利用できる最後の日', value: formatFullDay(addDays(starts_on, -1)) });
  if (order_type === '5' && starts_on)
    rows.push({ term: '変更日', value: formatFullDay(starts_on) });
  if (hasFee) rows.push({ term: '毎月の料金', value: `${formatYen(monthly_fee)}/月` });
  if (fee > 0) rows.push({ term: lookUp(feeTerms, order_type) ?? '費用', value: formatYen(fee) });
  return {
    rows,
    next: isEntry
      ? waitingFor(starts_on)
      : (lookUp(nextLabels, order_type) ?? '内容は、お知らせ履歴でお確かめください。'),
  };
}

/** @param starts_on first day of the option; null where it is not known yet */
export const waitingFor = (starts_on: string | null): string =>
  `ご利用の開始まで、お待ちください。${
    starts_on ? formatDay(addDays(starts_on, -1)) : '開始の前日'
  }の24:00まで、お申し込みを取り消せます。`;

const feeTerms: Record<Code.OrderType, string> = {
  '1': '初期費用',
  '2': '初期費用',
  '3': '解約の費用',
  '4': '初期費用',
  '5': '初期費用',
  '6': '初期費用',
};

const nextLabels: Record<Exclude<Code.OrderType, '1' | '6'>, string> = {
  '2': 'お申し込みを取り消しました。料金はかかりません。',
  '3': '最後の日までは、そのままお使いいただけます。それまでは、解約を取り消せます。',
  '4': '解約を取り消しました。そのままお使いいただけます。',
  '5': '変更日から、新しい内容でお使いいただけます。',
};

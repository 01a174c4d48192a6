import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import { formatDay, formatFullDay } from '@/lib/date';
import { addDays } from '@/lib/days';
import { formatYen } from '@/lib/yen';
import type { OrderReceipt } from './orderForm';

type Receipt = Awaited<ReturnType<typeof postOrder>>;

/** The fields that an order without further questions leaves empty. */
const nothingMore = {
  edition: null,
  leaving: null,
  energy: null,
  choice: null,
  desired_on: null,
} as const;

/**
 * Sends an order of any option.
 * @throws ApiError
 */
export function postOrder(
  order: Pick<Schema.FixedOptionOrder, 'code' | 'order_type'> & Partial<Schema.FixedOptionOrder>,
) {
  return call(api.postOption, { body: { ...nothingMore, ...order } });
}

/** Sends an order and makes its receipt. @throws ApiError */
export async function sendOrder(
  order: Pick<Schema.FixedOptionOrder, 'code' | 'order_type'> & Partial<Schema.FixedOptionOrder>,
): Promise<OrderReceipt> {
  return receiptOf(await postOrder(order));
}

/** Converts the answer to an order to its receipt. */
export function receiptOf(answer: Receipt): OrderReceipt {
  const { order_type: type, starts_on, monthly_fee, fee } = answer;
  const rows = [{ term: 'オプション', value: answer.name }];
  if (type === '1' || type === '6')
    rows.push({
      term: '利用開始',
      value: starts_on ? formatFullDay(starts_on) : '決まりしだいお知らせします',
    });
  if (type === '3' && starts_on)
    rows.push({ term: 'ご利用できる最後の日', value: formatFullDay(addDays(starts_on, -1)) });
  if (type === '5' && starts_on) rows.push({ term: '変更日', value: formatFullDay(starts_on) });
  if (type === '1' || type === '4' || type === '5' || type === '6')
    rows.push({ term: '毎月の料金', value: `${formatYen(monthly_fee)}/月` });
  if (fee > 0) rows.push({ term: lookUp(feeTerms, type) ?? '費用', value: formatYen(fee) });
  return {
    receipt_number: answer.receipt_number,
    accepted_at: answer.accepted_at,
    rows,
    next:
      type === '1' || type === '6'
        ? waitingFor(starts_on)
        : (lookUp(nextLabels, type) ?? '内容は、お知らせ履歴でお確かめください。'),
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

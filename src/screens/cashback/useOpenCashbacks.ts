import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, read } from '@/api/query';
import { cashbackAction, cashbackMessages } from '@/catalogue/campaign';
import { now } from '@/lib/clock';
import { formatNearDay } from '@/lib/deadline';
import { cashbackAccount } from '@/screens/mobile/campaign/queries';

/** A cashback whose account can be named now. */
export interface OpenCashback {
  id: string;
  name: string;
  amount: number;
  until: string | null;
  /** The holder's name that the account must have, where it is known. */
  holder?: string;
}

interface Entry {
  open: OpenCashback[];
  /** Why `open` is empty. */
  reason: string;
}

/**
 * Why no cashback waits for an account. One that is paid or being paid is named first, then one that is
 * still to come.
 */
export function whyNone(cashbacks: readonly { status: string; from: string | null }[]): string {
  const of = (...statuses: string[]) => cashbacks.find(({ status }) => statuses.includes(status));
  if (of('1', '5')) return cashbackMessages.paid;
  const coming = of('0');
  if (coming?.from)
    return `受け取りの期間は、${formatNearDay(coming.from, now())}からです。始まってから、お手続きください。`;
  if (coming) return '受け取りの期間が、まだ始まっていません。決まりしだい、お知らせします。';
  if (of('2')) return '受け取りの期限を過ぎています。';
  return cashbacks.length === 0 || of('3')
    ? cashbackMessages.notEligible
    : 'キャッシュバックの状態を読み込めません。お手数ですが、サポート窓口へお電話ください。';
}

/** The cashbacks of the fibre contract that wait for an account. */
export function useFibreCashbacks(): Entry {
  const { cashbacks } = useSuspenseQuery(read(api.getCashback)).data;
  return {
    open: cashbacks
      .filter(({ status }) => cashbackAction(status))
      .map(({ cashback_id, name, amount, receive_until }) => ({
        id: cashback_id,
        name,
        amount,
        until: receive_until,
      })),
    reason: whyNone(cashbacks.map(({ status, date }) => ({ status, from: date }))),
  };
}

/** The SIM's cashback, if it waits for an account. */
export function useMobileCashbacks(): Entry {
  const { data } = useSuspenseQuery(cashbackAccount());
  if (isRejection(data)) return { open: [], reason: data.refusal.message };
  const { campaign_id, title, amount, status, receive_from, receive_until, holder_kana } = data;
  return {
    open: cashbackAction(status)
      ? [{ id: campaign_id, name: title, amount, until: receive_until, holder: holder_kana }]
      : [],
    reason: whyNone([{ status, from: receive_from }]),
  };
}

import { useQuery, useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, read, type Rejection } from '@/api/query';
import { cashbackAction, cashbackMessages } from '@/catalogue/campaign';
import { now } from '@/lib/clock';
import { formatNearDay } from '@/lib/date';
import { cashbackAccount } from '@/screens/mobile/queries';

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

/** The cashbacks that wait for an account, of the fibre contract or of the SIM, which has one at most. */
export const useOpenCashbacks = (isMobile: boolean): Entry =>
  entryOf(useSuspenseQuery(cashbacksOf(isMobile)).data);

/** The cashbacks that wait for an account, none while they can't be read: for a receipt, which is shown without them. */
export function useWaitingCashbacks(isMobile: boolean): OpenCashback[] {
  const { data } = useQuery(cashbacksOf(isMobile));
  return data ? entryOf(data).open : [];
}

type Answers = Schema.Cashbacks | Schema.MobileCashback | Rejection;

const cashbacksOf = (isMobile: boolean) =>
  (isMobile ? cashbackAccount() : read(api.getCashback)) as UseSuspenseQueryOptions<Answers>;

function entryOf(data: Answers): Entry {
  if ('cashbacks' in data) return ofFibre(data);
  return isRejection(data) ? { open: [], reason: data.refusal.message } : ofMobile(data);
}

const ofFibre = ({ cashbacks }: Schema.Cashbacks): Entry => ({
  open: cashbacks
    .filter(({ status }) => cashbackAction(status))
    .map(({ cashback_id, name, amount, receive_until }) => ({
      id: cashback_id,
      name,
      amount,
      until: receive_until,
    })),
  reason: whyNone(cashbacks.map(({ status, date }) => ({ status, from: date }))),
});

const ofMobile = (cashback: Schema.MobileCashback): Entry => {
  const { campaign_id, title, amount, status, receive_from, receive_until } = cashback;
  return {
    open: cashbackAction(status)
      ? [
          {
            id: campaign_id,
            name: title,
            amount,
            until: receive_until,
            holder: cashback.holder_kana,
          },
        ]
      : [],
    reason: whyNone([{ status, from: receive_from }]),
  };
};

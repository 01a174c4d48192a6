import { useSuspenseQuery } from '@tanstack/react-query';
import { cashbackAction } from '@/catalogue/campaign';
import { isRefused } from '@/procedure/entryQuery';
import { campaignQueries } from '@/screens/fibre/campaign/queries';
import { mobileCampaignQueries } from '@/screens/mobile/campaign/queries';

/** A cashback whose account can be named now. */
export interface OpenCashback {
  id: string;
  name: string;
  amount: number;
  until: string | null;
  /** Of the customer, as the account must have it; where it is known. */
  holder?: string;
}

interface Entry {
  open: OpenCashback[];
  /** Why there is none. */
  reason: string;
}

const paid = 'すでにキャッシュバックの入金手続が行われています';
const notEligible = 'キャッシュバック対象外です。';
const reasonOf = (statuses: string[]) =>
  statuses.some((status) => status === '1' || status === '5') ? paid : notEligible;

/** The cashbacks of the fibre contract that wait for an account. */
export function useFibreCashbacks(): Entry {
  const { cashbacks } = useSuspenseQuery(campaignQueries.cashbacks()).data;
  return {
    open: cashbacks
      .filter(({ status }) => cashbackAction(status))
      .map(({ cashback_id, name, amount, receive_until }) => ({
        id: cashback_id,
        name,
        amount,
        until: receive_until,
      })),
    reason: reasonOf(cashbacks.map(({ status }) => status)),
  };
}

/** The one of the SIM. */
export function useMobileCashbacks(): Entry {
  const { data } = useSuspenseQuery(mobileCampaignQueries.account());
  if (isRefused(data)) return { open: [], reason: data.refusal.message };
  const { campaign_id, title, amount, status, receive_until, holder_kana } = data;
  return {
    open: cashbackAction(status)
      ? [{ id: campaign_id, name: title, amount, until: receive_until, holder: holder_kana }]
      : [],
    reason: reasonOf([status]),
  };
}

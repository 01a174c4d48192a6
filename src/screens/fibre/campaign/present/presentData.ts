import { useSuspenseQuery } from '@tanstack/react-query';
import { contractQueries } from '@/screens/fibre/contract/queries';
import { campaignQueries, type Present } from '../queries';

/** The present of the campaign; null where there is none. */
export function usePresent(): Present | null {
  return useSuspenseQuery(campaignQueries.present()).data.present;
}

/** To whom and where a present is sent: the registered name and address. */
export function useRecipient() {
  return useSuspenseQuery(contractQueries.contract()).data.customer;
}

/** The name of a choice; `-` where the present doesn't have it any more. */
export function choiceName(present: Present | null, id: string | null): string {
  return present?.choices.find(({ choice_id }) => choice_id === id)?.name ?? '-';
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';

/** The present of the campaign; null where there is none. */
export function usePresent(): Schema.Present | null {
  return useSuspenseQuery(read(api.getCampaignPresentInfo)).data.present;
}

/** To whom and where a present is sent: the registered name and address. */
export function useRecipient() {
  return useSuspenseQuery(read(api.getContract, ofService('fixed'))).data.customer;
}

/** The name of a choice; `-` where the present doesn't have it any more. */
export function choiceName(present: Schema.Present | null, id: string | null): string {
  return present?.choices.find(({ choice_id }) => choice_id === id)?.name ?? '-';
}

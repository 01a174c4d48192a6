import { useSuspenseQuery } from '@tanstack/react-query';
import type { Answer } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';
import type { EsimOperation } from '@/catalogue/esim';
import { fieldMessages } from '@/catalogue/messages';
import { strangerIn } from '@/catalogue/rules';
import { groupDigits } from '@/lib/numbers';

export interface EsimValues {
  operation: EsimOperation | '';
  /** 32 digits: it names the customer's device, so it is kept nowhere. */
  eid: string;
  /** Has no control: the receipt number of an earlier activation, empty if there was none. */
  issued: string;
}

/** A receipt; its activation isn't kept after the page has been left. */
export type EsimReceipt = Omit<Answer<'postEsim'>, 'activation'> &
  Pick<Schema.EsimActivation, 'receipt_number' | 'expires_on'> & {
    activation?: Schema.EsimActivation;
  };

const eidLength = 32;

/** What is wrong with an EID: what was found, what to do; undefined when nothing is. */
export function eidProblem(eid: string): string | undefined {
  if (eid === '') return fieldMessages.missing;
  const stranger = strangerIn(eid, /^[0-9]$/);
  if (stranger) return `${stranger}EIDは、半角数字で入力してください。`;
  if (eid.length !== eidLength)
    return `${eid.length}桁です。EIDは${eidLength}桁の半角数字で入力してください。`;
  return undefined;
}

/** `89000000…` in groups of four, to be compared with what the device shows. */
export const formatEid = (eid: string): string => groupDigits(eid, ' ');

/** The entry or its refusal. */
export function useEsimAnswer(): Schema.Esim | Rejection {
  return useSuspenseQuery(queryOrRejection(read(api.getEsim))).data;
}

/** The entry, for parts that are shown only while it isn't refused. */
export function useEsim(): Schema.Esim {
  return withoutRejection(useEsimAnswer());
}

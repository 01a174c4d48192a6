import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Answer } from '@/api/client';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { landline } from '@/catalogue/rules';
import { numberSource, type ServicePack, type VoipCarrier } from '@/catalogue/voip';

/** The form of the application. */
export interface VoipValues {
  number_source: '0' | '1';
  /** Digits of the number that is kept. */
  current_number: string;
  carrier: VoipCarrier | '';
  holder_name: string;
  service_pack: ServicePack;
}

export type VoipReceipt = Answer<'postOptionVoip'>;

const isWhole = (number: string) => number !== '' && landline(number) === undefined;

/** The result of the check of a complete number; undefined if there is no such number, or no result yet. */
export function useNumberCheck({ number_source, current_number }: Partial<VoipValues>) {
  const number = current_number ?? '';
  const enabled = number_source === numberSource.porting && isWhole(number);
  // Even a query that is disabled needs a number of the contract's pattern for its key.
  return useQuery({
    ...read(api.getOptionVoipCheck, { number: enabled ? number : '0000000000' }),
    enabled,
  }).data;
}

/** The basic fee: of the area of the number that is kept, else of the place of use. */
export function useBaseFee(values: Partial<VoipValues>): number {
  const { data: price } = useSuspenseQuery(read(api.getOptionVoipPrice));
  const check = useNumberCheck(values);
  return check?.monthly_fee ?? price.monthly_fee;
}

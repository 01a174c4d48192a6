import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { MobileOptionKey } from '@/catalogue/mobileOptions';
import { type DataOf, type Rejection, withoutRejection } from '@/procedure/queryOrRejection';
import { type ContractOption, mobileOptionQueries } from '../queries';

type PremiumBand = Exclude<DataOf<ReturnType<typeof mobileOptionQueries.premiumBand>>, Rejection>;
type Fifth = Exclude<DataOf<ReturnType<typeof mobileOptionQueries.fifthGeneration>>, Rejection>;
export type VariantCode = PremiumBand['codes'][number] | Fifth['codes'][number];

/** Options with a read and a write of their own (docs/product.md §11.3). */
export type OptionWithOwnRead = Extract<
  MobileOptionKey,
  'VirusBusterMobile' | 'PremiumBand' | 'ValueDataFree' | 'NetworkFifthGeneration'
>;

/** What all of these reads have; `codes` where the option comes in several kinds. */
export interface OptionRead {
  option: ContractOption;
  codes?: readonly VariantCode[];
  serial_number?: string | null;
}

const reads = {
  VirusBusterMobile: mobileOptionQueries.virusBuster,
  PremiumBand: mobileOptionQueries.premiumBand,
  ValueDataFree: mobileOptionQueries.valueDataFree,
  NetworkFifthGeneration: mobileOptionQueries.fifthGeneration,
};

/** The read of a kind of option, as what all of them have. */
export function optionRead(of: OptionWithOwnRead) {
  const { queryKey, queryFn } = reads[of]();
  const read = queryFn as (context: unknown) => Promise<OptionRead | Rejection>;
  return queryOptions({ queryKey: [...queryKey], queryFn: (context) => read(context) });
}

/** An option as it stands, or why it is not for this SIM. */
export function useOptionEntry(of: OptionWithOwnRead): OptionRead | Rejection {
  return useSuspenseQuery(optionRead(of)).data;
}

/**
 * An option as it stands, below the gate that stops a refused one.
 * @throws BusinessError when it is refused after all
 */
export function useOption(of: OptionWithOwnRead): OptionRead {
  return withoutRejection(useOptionEntry(of));
}

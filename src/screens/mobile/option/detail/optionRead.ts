import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import { type Open } from '@/catalogue/labelOf';
import type { MobileOptionKey } from '@/catalogue/mobileOptions';

export type VariantCode = Code.PremiumBandCode | Code.FifthGenerationCode;

/** Options with a read and a write of their own (docs/product.md §11.3). */
export type OptionWithOwnRead = Extract<
  MobileOptionKey,
  'VirusBusterMobile' | 'PremiumBand' | 'ValueDataFree' | 'NetworkFifthGeneration'
>;

/** What all of these reads have; `codes` only if the option has several variants. */
export interface OptionRead {
  option: Schema.MobileOption;
  codes?: readonly Open<VariantCode>[];
  serial_number?: string | null;
}

const reads = {
  VirusBusterMobile: api.getVirusBusterMobile,
  PremiumBand: api.getPremiumBand,
  ValueDataFree: api.getValueDataFree,
  NetworkFifthGeneration: api.getFifthGeneration,
} as const;

/** The read of an option, typed by what all of these reads have. */
export const optionRead = (of: OptionWithOwnRead) => queryOrRejection(read(reads[of]));

/** The state of an option, or why this SIM can't have it. */
export function useOptionEntry(of: OptionWithOwnRead): OptionRead | Rejection {
  return useSuspenseQuery(optionRead(of)).data;
}

/**
 * The state of an option, for parts that are shown only while it isn't refused.
 * @throws BusinessError when it is refused after all
 */
export function useOption(of: OptionWithOwnRead): OptionRead {
  return withoutRejection(useOptionEntry(of));
}

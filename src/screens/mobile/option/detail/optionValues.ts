import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { inOrder, isKnown, labelOf, type Open } from '@/catalogue/labelOf';
import { type MobileOptionKey, mobileOptionNames } from '@/catalogue/mobileOptions';
import { now } from '@/lib/clock';
import { addDays, japanDay, nextMonthStart } from '@/lib/date';

/** Options with a read and a write of their own (docs/product.md §11.3). */
export type OptionWithOwnRead = Extract<
  MobileOptionKey,
  'VirusBusterMobile' | 'PremiumBand' | 'ValueDataFree' | 'NetworkFifthGeneration'
>;

export type Operation = Code.MobileOptionOperation;

/** What is applied for; `code` only if the option has several variants. */
export interface OptionValues {
  operation: Operation | '';
  code: VariantCode | '';
}

/** Labels of what can be done: 申し込む. */
export const operationLabels: Record<Operation, string> = {
  add: '申し込む',
  update: '種類を変更する',
  remove: '解約する',
};

const variants = inOrder<VariantCode>()(['VO3132', 'VO3222', 'VO3232', 'VO3242', 'VO3252']);

/** Variants that can be chosen for an operation; an update leads to another one than that in use. */
export function variantsFor({ codes = [], option }: OptionRead, operation: string): VariantCode[] {
  const known = variants.filter((code) => codes.includes(code));
  if (operation === 'add') return known;
  return operation === 'update' ? known.filter((code) => code !== option.code) : [];
}

const operationOrder = inOrder<Operation>()(['add', 'update', 'remove']);

/**
 * What can be done with an option, in the order in which it is offered. A removal names the variant in use, so it
 * isn't offered for one that isn't known; without its price nothing is ordered.
 */
export const operationsOf = ({
  option: { operations, code, monthly_fee },
}: OptionRead): Operation[] =>
  operationOrder.filter(
    (one) =>
      operations.includes(one) &&
      (one === 'remove' ? code === null || isKnown(mobileOptionNames, code) : monthly_fee !== null),
  );

/**
 * The initial values: the only operation, and its only variant. A removal is never chosen for the
 * customer.
 */
export function firstChoice(read: OptionRead): Partial<OptionValues> {
  const [operation, ...others] = operationsOf(read);
  if (!operation || operation === 'remove' || others.length > 0) return {};
  const [code, ...more] = variantsFor(read, operation);
  return code && more.length === 0 ? { operation, code } : { operation };
}

/** The variant of an order; a removal names the one in use. */
export const variantSent = ({ option }: OptionRead, { code, operation }: OptionValues) =>
  operation === 'remove' ? option.code : code;

/** The option's name with the chosen variant. */
export const nameOf = ({ option }: OptionRead, { code, operation }: OptionValues): string =>
  code && operation !== 'remove' ? labelOf(mobileOptionNames, code) : option.name;

/**
 * First day of a change: tomorrow for an addition, the first of next month for an update or a removal.
 * @returns ISO day in Japan
 */
export function firstDayOf(operation: Operation, at: Date = now()): string {
  return operation === 'add' ? addDays(japanDay(at), 1) : nextMonthStart(at);
}

type VariantCode = Code.PremiumBandCode | Code.FifthGenerationCode;

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
export function useOptionAnswer(of: OptionWithOwnRead): OptionRead | Rejection {
  return useSuspenseQuery(optionRead(of)).data;
}

export function useOption(of: OptionWithOwnRead): OptionRead {
  return withoutRejection(useOptionAnswer(of));
}

import type * as Code from '@/catalogue/codes';
import { inOrder } from '@/catalogue/inOrder';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { mobileOptionNames } from '@/catalogue/mobileOptions';
import { now } from '@/lib/clock';
import { japanDay } from '@/lib/date';
import { addDays, nextMonthStart } from '@/lib/days';
import type { OptionRead, VariantCode } from './optionRead';

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

/** The variant that an order names: a removal names the one in use, whatever was chosen before. */
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

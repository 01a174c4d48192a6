import { labelOf } from '@/catalogue/labelOf';
import { mobileOptionNames } from '@/catalogue/mobileOptions';
import { now } from '@/lib/clock';
import { japanDay } from '@/lib/date';
import { addDays, nextMonthStart } from '@/lib/days';
import type { ContractOption } from '../queries';
import type { OptionRead, VariantCode } from './optionRead';

export type Operation = ContractOption['operations'][number];

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

/** Variants that can be chosen for an operation; an update leads to another one than that in use. */
export function variantsFor({ codes = [], option }: OptionRead, operation: string): VariantCode[] {
  if (operation === 'add') return [...codes];
  return operation === 'update' ? codes.filter((code) => code !== option.code) : [];
}

/** Operations in the order in which they are offered. */
export const operationOrder: readonly Operation[] = ['add', 'update', 'remove'];

/**
 * The initial values: the only operation, and its only variant. A removal is never chosen for the
 * customer.
 */
export function firstChoice(read: OptionRead): Partial<OptionValues> {
  const [operation, ...others] = read.option.operations;
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

import { labelOf } from '@/catalogue/labelOf';
import { mobileOptionNames } from '@/catalogue/mobileOptions';
import { now } from '@/lib/clock';
import { japanDay } from '@/lib/date';
import { addDays, nextMonthStart } from '@/lib/days';
import type { ContractOption } from '../queries';
import type { OptionRead, VariantCode } from './optionRead';

export type Operation = ContractOption['operations'][number];

/** What is applied for; `code` only where the option comes in several kinds. */
export interface OptionValues {
  operation: Operation | '';
  code: VariantCode | '';
}

/** What is done, as it is called: 申し込む. */
export const operationLabels: Record<Operation, string> = {
  add: '申し込む',
  update: '種類を変更する',
  remove: '解約する',
};

/** Kinds that can be chosen for an operation; a change leads to another one. */
export function variantsFor({ codes = [], option }: OptionRead, operation: string): VariantCode[] {
  if (operation === 'add') return [...codes];
  return operation === 'update' ? codes.filter((code) => code !== option.code) : [];
}

/** Operations in the order in which they are offered. */
export const operationOrder: readonly Operation[] = ['add', 'update', 'remove'];

/** What the form begins with: the only operation, and its only kind; nothing is given up unasked. */
export function firstChoice(read: OptionRead): Partial<OptionValues> {
  const [operation, ...others] = read.option.operations;
  if (!operation || operation === 'remove' || others.length > 0) return {};
  const [code, ...more] = variantsFor(read, operation);
  return code && more.length === 0 ? { operation, code } : { operation };
}

/** The kind that an order names: what is removed is the one in use, whatever was chosen before. */
export const variantSent = ({ option }: OptionRead, { code, operation }: OptionValues) =>
  operation === 'remove' ? option.code : code;

/** The option's name with the kind chosen. */
export const nameOf = ({ option }: OptionRead, { code, operation }: OptionValues): string =>
  code && operation !== 'remove' ? labelOf(mobileOptionNames, code) : option.name;

/**
 * First day of a change: what is added tomorrow, what is changed or removed with the next month.
 * @returns ISO day in Japan
 */
export function firstDayOf(operation: Operation, at: Date = now()): string {
  return operation === 'add' ? addDays(japanDay(at), 1) : nextMonthStart(at);
}

import { fibreOptions } from '@/catalogue/fibreOptions.ts';
import { consoleCodes } from '@/catalogue/fibreOptions/terms.ts';
import { addMonths, japanDay, japanMonth } from '@/lib/date.ts';
import { dayOf } from '../billing/months.ts';
import { fibreExample } from '../contract/fibre.ts';
import type { Handlers } from '../domain.ts';
import type { Success } from '../operations.ts';
import { contractedOption, contractedOptions } from './contractedOption.ts';
import { ineligible } from './eligible.ts';
import { type ContractedOption, type CustomerContext, feeIn, type Listed } from './option.ts';

/** The options of the contract and what they cost, by the day (docs/product.md §7.4). */
export const optionList: Handlers = {
  getOption: (call) => {
    const options = contractedOptions(call);
    const named = [...options, ...missingConsoles(call, options)];
    const month = japanMonth(call.now);
    return {
      month,
      monthly_total: sum(
        options
          .filter(({ status }) => status === 'SRVC' || status === 'QTWT')
          .map((option) => option.monthly_fee),
      ),
      next_month_total: sum(
        options
          .filter((option) => isUsedIn(option, addMonths(month, 1)))
          .map((option) => feeIn(option, addMonths(month, 1))),
      ),
      options: [...named, ...missingOthers(call, named)].map((option) =>
        listed(entitled(call, stocked(call, option))),
      ),
    };
  },

  getPs5Stock: (call) => fibreExample(call, 'getPs5Stock'),
};

/** Editions that the contract doesn't name: whether they can be ordered depends on the stock. */
const missingConsoles = (
  context: CustomerContext,
  options: ContractedOption[],
): ContractedOption[] =>
  Object.values(consoleCodes)
    .filter((code) => options.length > 0 && !options.some((option) => option.code === code))
    .map((code) => contractedOption(context, code));

/** Other options that the contract doesn't name and that the customer has no right to. */
const missingOthers = (context: CustomerContext, named: ContractedOption[]): ContractedOption[] =>
  fibreOptions
    .filter(({ code }) => !named.some((option) => option.code === code))
    .filter(({ code }) => ineligible(context, code))
    .map(({ code }) => contractedOption(context, code));

/** Closes an option that the customer has no right to, with the reason. */
export function entitled(context: CustomerContext, option: ContractedOption): ContractedOption {
  const reason = isOpen(option) ? ineligible(context, option.code) : undefined;
  return reason ? { ...option, order_types: [], reason } : option;
}

const sum = (fees: number[]) => fees.reduce((total, fee) => total + fee, 0);

function isUsedIn({ status, starts_on, ends_on }: ContractedOption, month: string): boolean {
  const first = dayOf(month, 1);
  if (status === 'ENTR') return starts_on !== null && starts_on < dayOf(addMonths(month, 1), 1);
  return status === 'SRVC' || (status === 'QTWT' && ends_on >= first);
}

/** Why no console can be ordered. */
export const noStock = '機器の在庫がないため、いまはお申し込みいただけません。';

/** A console can be ordered while there is one to send. */
function stocked(context: CustomerContext, option: ContractedOption): ContractedOption {
  if (!isConsole(option.code) || !isOpen(option)) return option;
  return inStock(context)
    ? { ...option, order_types: ['1'], reason: null }
    : {
        ...option,
        order_types: [],
        reason: noStock,
      };
}

/** Whether one of the editions, or the one that is asked for, can be sent. */
export function inStock(
  context: CustomerContext,
  edition?: Success<'getOptionPs5'>['edition'],
): boolean {
  return fibreExample(context, 'getPs5Stock').items.some(
    (item) => item.stock !== 'out' && (!edition || item.edition === edition),
  );
}

/** Nothing of it is in use or on its way. */
export const isOpen = ({ status }: ContractedOption): boolean =>
  ['NONE', 'CNCL', 'QUIT'].includes(status);

/** The code of the console's edition that is contracted, else of the first. */
export function consoleCode(context: CustomerContext): string {
  const codes = Object.values(consoleCodes);
  return codes.find((code) => !isOpen(contractedOption(context, code))) ?? consoleCodes.standard;
}

/** A game console, whichever edition. */
export const isConsole = (code: string): boolean =>
  Object.values<string>(consoleCodes).includes(code);

function listed({
  details: _details,
  isNew: _isNew,
  ordered_on: _orderedOn,
  next: _next,
  fees: _fees,
  ...option
}: ContractedOption): Listed {
  return option;
}

/** Today, in Japan. */
export const today = ({ now }: Pick<CustomerContext, 'now'>): string => japanDay(now);

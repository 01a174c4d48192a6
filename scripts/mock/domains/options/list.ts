import { fibreOptions } from '../../../../src/catalogue/fibreOptions.ts';
import { consoleCodes } from '../../../../src/catalogue/fibreOptions/terms.ts';
import { addMonths, japanDay, japanMonth } from '../../../../src/lib/date.ts';
import { dayOf } from '../bills/months.ts';
import type { Handlers } from '../domain.ts';
import type { Success } from '../operations.ts';
import { fibreExample } from '../fibre.ts';
import { ineligible } from './eligible.ts';
import { feeIn, lifeOf, livesOf, type Asking, type Listed, type OptionLife } from './life.ts';

/** The options of the contract and what they cost, by the day (specification 2, section 4). */
export const optionList: Handlers = {
  getOption: (call) => {
    const lives = livesOf(call);
    const named = [...lives, ...missingConsoles(call, lives)];
    const month = japanMonth(call.now);
    return {
      month,
      monthly_total: sum(
        lives
          .filter(({ status }) => status === 'SRVC' || status === 'QTWT')
          .map((life) => life.monthly_fee),
      ),
      next_month_total: sum(
        lives
          .filter((life) => isUsedIn(life, addMonths(month, 1)))
          .map((life) => feeIn(life, addMonths(month, 1))),
      ),
      options: [...named, ...missingOthers(call, named)].map((life) =>
        listed(entitled(call, stocked(call, life))),
      ),
    };
  },

  getPs5Stock: (call) => fibreExample(call, 'getPs5Stock'),
};

/** Editions that the contract doesn't name: whether they can be ordered depends on the stock. */
const missingConsoles = (asking: Asking, lives: OptionLife[]): OptionLife[] =>
  Object.values(consoleCodes)
    .filter((code) => lives.length > 0 && !lives.some((life) => life.code === code))
    .map((code) => lifeOf(asking, code));

/** Others that the contract doesn't name and that the customer has no right to: with the reason. */
const missingOthers = (asking: Asking, named: OptionLife[]): OptionLife[] =>
  fibreOptions
    .filter(({ code }) => !named.some((life) => life.code === code))
    .filter(({ code }) => ineligible(asking, code))
    .map(({ code }) => lifeOf(asking, code));

/** Who has no right to an option can't apply for it, and is told why. */
function entitled(asking: Asking, life: OptionLife): OptionLife {
  const reason = isOpen(life) ? ineligible(asking, life.code) : undefined;
  return reason ? { ...life, order_types: [], reason } : life;
}

const sum = (fees: number[]) => fees.reduce((total, fee) => total + fee, 0);

function isUsedIn({ status, starts_on, ends_on }: OptionLife, month: string): boolean {
  const first = dayOf(month, 1);
  if (status === 'ENTR') return starts_on !== null && starts_on < dayOf(addMonths(month, 1), 1);
  return status === 'SRVC' || (status === 'QTWT' && ends_on >= first);
}

/** Why no console can be ordered. */
export const noStock = '機器の在庫がないため、いまはお申し込みいただけません。';

/** A console can be ordered while there is one to send. */
function stocked(asking: Asking, life: OptionLife): OptionLife {
  if (!isConsole(life.code) || !isOpen(life)) return life;
  return inStock(asking)
    ? { ...life, order_types: ['1'], reason: null }
    : {
        ...life,
        order_types: [],
        reason: noStock,
      };
}

/** Whether one of the editions, or the one that is asked for, can be sent. */
export function inStock(asking: Asking, edition?: Success<'getOptionPs5'>['edition']): boolean {
  return fibreExample(asking, 'getPs5Stock').items.some(
    (item) => item.stock !== 'out' && (!edition || item.edition === edition),
  );
}

/** Nothing of it is in use or on its way. */
export const isOpen = ({ status }: OptionLife): boolean =>
  ['NONE', 'CNCL', 'QUIT'].includes(status);

/** The code of the console's edition that is contracted, else of the first. */
export function consoleCode(asking: Asking): string {
  const codes = Object.values(consoleCodes);
  return codes.find((code) => !isOpen(lifeOf(asking, code))) ?? consoleCodes.standard;
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
}: OptionLife): Listed {
  return option;
}

/** Today, in Japan. */
export const today = ({ now }: Pick<Asking, 'now'>): string => japanDay(now);

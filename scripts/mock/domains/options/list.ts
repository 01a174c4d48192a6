import { japanDay } from '../../../../src/lib/date.ts';
import { addMonths, dayOf, monthOf } from '../bills/months.ts';
import type { Handlers } from '../domain.ts';
import type { Success } from '../operations.ts';
import { feeIn, fibreExample, livesOf, type Asking, type Listed, type OptionLife } from './life.ts';

/** The options of the contract and what they cost, by the day (specification 2, section 4). */
export const optionList: Handlers = {
  getOption: (call) => {
    const lives = livesOf(call);
    const month = monthOf(call.now);
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
      options: lives.map((life) => listed(stocked(call, life))),
    };
  },

  getPs5Stock: (call) => fibreExample(call, 'getPs5Stock'),
};

const sum = (fees: number[]) => fees.reduce((total, fee) => total + fee, 0);

function isUsedIn({ status, starts_on, ends_on }: OptionLife, month: string): boolean {
  const first = dayOf(month, 1);
  if (status === 'ENTR') return starts_on !== null && starts_on < dayOf(addMonths(month, 1), 1);
  return status === 'SRVC' || (status === 'QTWT' && ends_on >= first);
}

/** A console can be ordered while there is one to send. */
function stocked(asking: Asking, life: OptionLife): OptionLife {
  if (!isConsole(life.code) || !['NONE', 'CNCL', 'QUIT'].includes(life.status)) return life;
  return inStock(asking)
    ? { ...life, order_types: ['1'], reason: null }
    : {
        ...life,
        order_types: [],
        reason: '機器の在庫がないため、いまはお申し込みいただけません。',
      };
}

/** Whether one of the editions, or the one that is asked for, can be sent. */
export function inStock(asking: Asking, edition?: Success<'getOptionPs5'>['edition']): boolean {
  return fibreExample(asking, 'getPs5Stock').items.some(
    (item) => item.stock !== 'out' && (!edition || item.edition === edition),
  );
}

export const isConsole = (code: string): boolean => code === 'MO301N' || code === 'MO302N';

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

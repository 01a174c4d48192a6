import { formatDay, japanDay } from '@/lib/date.ts';
import { planByClock } from '../contract/opening.ts';
import { monthsSince } from '../monthsSince.ts';
import { quitStateOf } from '../quit/quitting.ts';
import { contractedOption, firstDay } from './contractedOption.ts';
import type { CustomerContext } from './option.ts';

/** Months of use that a discount for long use asks for. */
const longUse = 60;

const isTaken = (context: CustomerContext, code: string): boolean =>
  ['ENTR', 'SRVC'].includes(contractedOption(context, code).status);

/** Discounts that only some customers have a right to: why this one hasn't; undefined when they have. */
const conditions: Record<string, (context: CustomerContext) => string | undefined> = {
  MO203N: (context) =>
    ['MO201N', 'MO202N'].every((code) => isTaken(context, code))
      ? undefined
      : 'でんきセット割とガスセット割の両方をご利用の方が対象です。',
  MO204N: ({ customer }) =>
    customer.services.some(({ listed }) => listed.service_type === 'mobile')
      ? undefined
      : 'Minamo モバイルをご利用の方が対象です。',
  MO205N: ({ mock, session, now }) => {
    const began = planByClock(mock, session, now)?.serviceStartDate;
    return began && monthsSince(began, japanDay(now)) >= longUse
      ? undefined
      : 'ご利用期間が5年を超えた方が対象です。';
  },
};

/** An option can't begin after the last day of fibre itself. */
function beyondTheEnd(
  { mock, session, customer, now }: CustomerContext,
  code: string,
): string | undefined {
  const { quitting } = quitStateOf(mock, session);
  if (!quitting) return undefined;
  const { quit_on } = quitting;
  const day = formatDay(quit_on);
  if (japanDay(now) > quit_on) return `光のご利用が${day}に終わったためです。`;
  const first = firstDay({ mock, session, customer, now }, code);
  return first !== null && first <= quit_on ? undefined : `光のご利用が${day}に終わるためです。`;
}

/** Why a customer has no right to an option; undefined when they have. */
export const ineligible = (context: CustomerContext, code: string): string | undefined =>
  beyondTheEnd(context, code) ?? conditions[code]?.(context);

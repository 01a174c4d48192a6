import type * as Schema from '@/api/generated/schemas';
import { constructionSteps } from '@/catalogue/appointments';
import { isKnown, labelOf, lookUp } from '@/catalogue/labelOf';
import { halfDays } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { daysUntil, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Ended, PendingApplication } from './pendingApplication';

/**
 * Converts a construction that is under way.
 * @param serviceId the account's fibre service
 * @returns undefined when it is over
 */
export function fromConstruction(
  construction: Schema.Construction,
  serviceId: string | undefined,
): PendingApplication | undefined {
  const { title, steps, can_change_date, changeable_until } = construction;
  // Where the states can't be read, what isn't past may still come.
  const next =
    steps.find(({ state }) => state === 'next') ??
    steps.find(
      ({ state, date }) => state !== 'done' && date !== null && daysUntil(date, now()) >= 0,
    );
  if (!next) return undefined;
  const details = [
    [lookUp(halfDays, next.part_of_day), next.note].filter(Boolean).join(' '),
    can_change_date && changeable_until ? untilDay(changeable_until, '変更できます') : '',
  ].filter(Boolean);
  return {
    key: 'construction',
    title,
    service: 'fixed',
    serviceId,
    phoneNumber: null,
    acceptedOn: steps.find(({ code }) => code === 'accepted')?.date ?? null,
    steps: steps.map(({ code, state, date }) => ({
      label: labelOf(constructionSteps, code),
      state,
      date,
    })),
    next: {
      title:
        next.code !== 'construction' && isKnown(constructionSteps, next.code)
          ? `${title}：${constructionSteps[next.code]}`
          : title,
      date: next.date,
      details,
      action: can_change_date
        ? { kind: 'change', label: '工事日を変更する', to: paths.construction() }
        : undefined,
    },
    asks: undefined,
  };
}

/** A construction that is over, by its last day; undefined while it isn't. */
export function endedConstruction({ title, steps }: Schema.Construction): Ended | undefined {
  if (steps.some(({ state }) => state !== 'done')) return undefined;
  const endedOn = steps.at(-1)?.date;
  return endedOn ? { key: 'construction', title, endedOn } : undefined;
}

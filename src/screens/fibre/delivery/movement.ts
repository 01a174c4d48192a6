import { useSuspenseQuery } from '@tanstack/react-query';
import { type TimeBandCode, timeBandText } from '@/catalogue/timeBands';
import { formatDay } from '@/lib/date';
import { isLateEnough, leadDays } from '@/lib/preferredDay';
import type { OfferedDay } from '@/procedure/day/DayTable';
import { deliveryQueries, type Movement } from './queries';

/** What is chosen; `time_band` empty for no particular time. */
export interface DateValues {
  movement_id: string;
  change_type: Movement['change_type'];
  date: string;
  time_band: TimeBandCode | '';
}

/** The receipt of a change. */
export interface DateReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  type: Movement['change_type'];
  movementId: string;
  date: string;
  timeBand: string | null;
}

/** The values of the form for a delivery or collection as it is now. */
export const valuesOf = ({ movement_id, change_type, date, time_band }: Movement): DateValues => ({
  movement_id,
  change_type,
  date: date ?? '',
  time_band: time_band ?? '',
});

export const typeLabels: Record<Movement['change_type'], string> = { '1': 'お届け', '2': '回収' };

/** All deliveries and collections. */
export const useMovements = (): Movement[] =>
  useSuspenseQuery(deliveryQueries.movements()).data.movements;

/** The chosen delivery or collection; without a choice the first whose day can be changed. */
export const movementOf = (movements: readonly Movement[], id: string): Movement | undefined =>
  movements.find(({ movement_id }) => movement_id === id) ??
  movements.find(({ can_change }) => can_change);

/** Whether a day can be chosen now. */
export const isOffered = ({ change_type, days }: Movement, date: string, now: Date): boolean =>
  isLateEnough(date, change_type, now) &&
  days.some((day) => day.date === date && day.is_selectable);

/** Whether any day can be chosen now. */
export const hasDay = (movement: Movement, now: Date): boolean =>
  movement.can_change && movement.days.some(({ date }) => isOffered(movement, date, now));

/** The days for the table. */
export function offeredDays(movement: Movement, now: Date): OfferedDay[] {
  const { change_type, connected_on, days } = movement;
  const closed = `「選択できません」の日は、準備に${leadDays[change_type]}日かかるため、または配送が混み合っているためです。`;
  const tooLate =
    connected_on &&
    `${formatDay(connected_on)}からの日は、その日の工事に機器が間に合わないため選べません。`;
  return days.map(({ date }) => ({
    day: date,
    closed: isOffered(movement, date, now)
      ? undefined
      : tooLate && date >= connected_on
        ? tooLate
        : closed,
  }));
}

/** `11月25日(水) 15:00〜17:00`. */
export function whenText(date: string | null, band: string | null | undefined): string {
  if (date === null || date === '') return 'まだ決まっていません';
  return `${formatDay(date)} ${band ? timeBandText(band) : '時間帯の指定なし'}`;
}

import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read, useRead } from '@/api/query';
import { isLateEnough, leadDays } from '@/catalogue/appointments';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf, lookUp, type Open } from '@/catalogue/labelOf';
import { type TimeBandCode, timeBandOf, timeBandText } from '@/catalogue/timeBands';
import { formatDay } from '@/lib/date';
import type { OfferedDay } from '@/procedure/day/DayTable';

/** What is chosen; `time_band` empty for no particular time. */
export interface DateValues {
  movement_id: string;
  change_type: Code.ChangeType;
  date: string;
  time_band: TimeBandCode | '';
}

export type DateReceipt = Answer<'putChangePreferedDate'> &
  Pick<DateValues, 'movement_id' | 'change_type'>;

/** The values of the form for a delivery or collection as it is now. */
export const valuesOf = ({
  movement_id,
  change_type,
  date,
  time_band,
}: KnownMovement): DateValues => ({
  movement_id,
  change_type,
  date: date ?? '',
  time_band: (time_band && timeBandOf(time_band)) ?? '',
});

export const typeLabels: Record<Code.ChangeType, string> = { '1': 'お届け', '2': '回収' };

/** A delivery or a collection, which of the two is known. */
type KnownMovement = Schema.DeviceMovement & { change_type: Code.ChangeType };

export const typeLabel = ({ change_type }: Schema.DeviceMovement): string =>
  labelOf(typeLabels, change_type);

/** Why the day of something can't be changed that is neither a delivery nor a collection. */
export const unknownType =
  'この画面では変更できません。お手数ですが、サポート窓口へお電話ください。';

export const useMovements = (): Schema.DeviceMovement[] =>
  useRead(api.getDeviceDeliCollInfo, ofService('fixed')).movements;

/** The one that was changed, for its receipt; undefined while it can't be read. */
export const useChangedMovement = (id: string): Schema.DeviceMovement | undefined =>
  useQuery(read(api.getDeviceDeliCollInfo, ofService('fixed'))).data?.movements.find(
    ({ movement_id }) => movement_id === id,
  );

/** The chosen delivery or collection; without a choice the first whose day can be changed. */
export const movementOf = (
  movements: readonly Schema.DeviceMovement[],
  id: string,
): Schema.DeviceMovement | undefined =>
  movements.find(({ movement_id }) => movement_id === id) ??
  movements.find(({ can_change }) => can_change);

export const isOfKnownType = (movement: Schema.DeviceMovement): movement is KnownMovement =>
  isKnown(typeLabels, movement.change_type);

export const isOffered = (
  { change_type, days }: Schema.DeviceMovement,
  date: string,
  now: Date,
): boolean =>
  isKnown(typeLabels, change_type) &&
  isLateEnough(date, change_type, now) &&
  days.some((day) => day.date === date && day.is_selectable);

export const hasDay = (movement: Schema.DeviceMovement, now: Date): movement is KnownMovement =>
  isOfKnownType(movement) &&
  movement.can_change &&
  movement.days.some(({ date }) => isOffered(movement, date, now));

export function offeredDays(movement: Schema.DeviceMovement, now: Date): OfferedDay[] {
  const { change_type, connected_on, days } = movement;
  const lead = lookUp(leadDays, change_type);
  const closed = `「選択できません」の日は、${lead ? `準備に${lead}日かかるため、または` : ''}配送が混み合っているためです。`;
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
export function whenText(
  date: string | null,
  band: Open<Code.TimeBand> | '' | null | undefined,
): string {
  if (date === null || date === '') return 'まだ決まっていません';
  return `${formatDay(date)} ${band ? timeBandText(band) : '時間帯の指定なし'}`;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import type { Open } from '@/catalogue/labelOf';
import { halfDayText } from '@/catalogue/timeBands';
import { formatDay } from '@/lib/date';
import type { OfferedDay } from '@/procedure/day/DayTable';

/** What is chosen. */
export interface ConstructionValues {
  date: string;
  part_of_day: Code.HalfDay;
}

/** The receipt of a change. */
export interface ConstructionReceipt {
  date: string;
  part_of_day: Code.HalfDay;
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  minutes: number;
}

/** The construction whose day can be changed, and the days that are offered. */
export const useConstructionEntry = (): Schema.ConstructionEntry =>
  useSuspenseQuery(read(api.getConstructionEntry)).data;

const isOpen = ({ morning, afternoon }: Schema.ConstructionDay): boolean => morning || afternoon;

/** The first day that can be chosen; undefined where none can. */
export const firstDay = ({ can_change, days }: Schema.ConstructionEntry): string | undefined =>
  can_change ? days.find(isOpen)?.date : undefined;

/** Whether a half of a day can be chosen. */
export const isFree = (
  { days }: Schema.ConstructionEntry,
  date: string,
  half: Code.HalfDay,
): boolean => {
  const day = days.find((one) => one.date === date);
  return half !== 'none' && day?.[half] === true;
};

/** The days for the table. */
export const offeredDays = ({ days, device_arrives_on }: Schema.ConstructionEntry): OfferedDay[] =>
  days.map((day) => ({
    day: day.date,
    closed: isOpen(day) ? undefined : closedText(day.date, device_arrives_on),
  }));

function closedText(day: string, arrives: string | null): string {
  if (arrives !== null && day <= arrives)
    return `${formatDay(arrives)}までの日は、工事でつなぐ機器がまだ届いていないため選べません。先にお届け日を早めると、選べるようになります。`;
  return '「選択できません」の日は、工事をお休みしているか、ほかのお申し込みで埋まっているためです。';
}

/** `12月5日(土)午前`. */
export const dayText = (date: string | null, half: Open<Code.HalfDay>): string =>
  date ? formatDay(date) + halfDayText(half) : 'まだ決まっていません';

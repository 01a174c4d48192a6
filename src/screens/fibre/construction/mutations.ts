import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type { ConstructionValues } from './constructionDay';

/** The chosen day, with the id and the duration of the construction, which the customer doesn't enter. */
export interface ConstructionOrder extends ConstructionValues {
  target_id: string;
  minutes: number;
}

/** Sends the day. @throws ApiError */
export async function changeDay({ target_id, minutes, date, part_of_day }: ConstructionOrder) {
  const changed = await call(api.putChangePreferedDate, {
    body: { target: 'construction', target_id, date, part_of_day, time_band: null },
  });
  return {
    receiptNumber: changed.receipt_number,
    acceptedAt: changed.accepted_at,
    date: changed.date,
    part_of_day,
    minutes,
  };
}

import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type { DateValues } from './movement';

/** Sends the day. @throws ApiError */
export async function changeDate({ movement_id, change_type, date, time_band }: DateValues) {
  const changed = await call(api.putChangePreferedDate, {
    body: {
      target: change_type === '1' ? 'delivery' : 'collection',
      target_id: movement_id,
      date,
      part_of_day: 'none',
      time_band: time_band || null,
    },
  });
  return {
    receiptNumber: changed.receipt_number,
    acceptedAt: changed.accepted_at,
    type: change_type,
    movementId: movement_id,
    date: changed.date,
    timeBand: changed.time_band,
  };
}

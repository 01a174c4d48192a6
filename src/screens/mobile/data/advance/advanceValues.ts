import type { Answer } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { refusable } from '@/screens/mobile/shared/useRestricted';

/** The chosen amount in MB, a value of the list. */
export interface AdvanceValues {
  amount_mb: string;
}

export type AdvanceReceipt = Answer<'postDataAdvance'>;

/** What is offered or its refusal, and what is offered where it isn't refused. */
export const [useAdvanceAnswer, useAdvance] = refusable(() => read(api.getDataAdvance));

/** The amounts to choose from (MB): whole units up to the limit. */
export function amounts({
  unit_mb,
  limit_mb,
}: Pick<Schema.DataAdvance, 'unit_mb' | 'limit_mb'>): number[] {
  if (unit_mb <= 0) return [];
  return Array.from(
    { length: Math.floor(limit_mb / unit_mb) },
    (_, index) => (index + 1) * unit_mb,
  );
}

/** The data left and next month's, each before and after the advance (MB). */
export function advanced(
  { data_left_mb, next_month_mb, advanced_mb }: Schema.DataAdvance,
  amount: number,
) {
  const next = Math.max(0, next_month_mb - advanced_mb);
  return {
    left: { before: data_left_mb, after: data_left_mb + amount },
    next: { before: next, after: Math.max(0, next - amount) },
  };
}

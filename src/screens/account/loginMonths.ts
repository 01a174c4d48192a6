import type * as Schema from '@/api/generated/schemas';
import { formatMonth, japanMonth } from '@/lib/date';

export interface LoginMonth {
  month: string;
  label: string;
  caption: string;
  logins: Schema.LoginEntry[];
}

/**
 * The logins month by month, newest first; all under one heading where there is one month only.
 * @param logins newest first
 */
export function loginMonths(logins: readonly Schema.LoginEntry[]): LoginMonth[] {
  const months = new Map<string, Schema.LoginEntry[]>();
  for (const login of logins) {
    const month = japanMonth(login.at);
    months.set(month, [...(months.get(month) ?? []), login]);
  }
  return [...months].map(([month, entries]) =>
    months.size === 1
      ? { month, label: 'これまでのログイン', caption: '3か月分・新しい順', logins: entries }
      : {
          month,
          label: `${formatMonth(month)}のログイン`,
          caption: `${entries.length}件`,
          logins: entries,
        },
  );
}

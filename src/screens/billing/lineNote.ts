import { formatDay } from '@/lib/date';

interface NotedLine {
  kind: string;
  detail: string | null;
  quantity: string | null;
}

interface Place {
  /** The service that the line belongs to, where the label alone doesn't say it. */
  group: string | null;
  /** ISO day up to which use is counted; null where all of it is. */
  counted_until: string | null;
}

/** What stands beside a line of a bill that is foretold: `ホームでんわ・3分 8.789円 × 8回・11月20日(金)まで`. */
export function lineNote({ kind, detail, quantity }: NotedLine, { group, counted_until }: Place) {
  const isUse = kind === 'call' || kind === 'sms';
  return [
    group,
    [detail, quantity].filter((part) => part !== null).join(' × '),
    isUse && counted_until ? `${formatDay(counted_until)}まで` : null,
  ]
    .filter((part) => part)
    .join('・');
}

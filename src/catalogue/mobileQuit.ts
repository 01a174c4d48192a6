import type * as Code from './generated/codes';
import { inOrder } from './labelOf';
import { refusalTitles } from './refusals';

/** Statuses of a mobile cancellation (docs/product.md §10.7). */
export const mobileQuitStatuses: Record<Code.MobileQuitStatus, string> = {
  accept: '解約の受付済み',
  wait_mnp_port_out_number: 'MNP予約番号の発行待ち',
  wait_mnp_port_out: '乗り換え(転出)の完了待ち',
  end: '解約済み',
};

/** Whether a cancellation waits for the number to be ported out. */
export const isPortingStatus = (status: string | null): boolean =>
  status === 'wait_mnp_port_out_number' || status === 'wait_mnp_port_out';

/** Reasons that can be given; their words are the server's. */
export const mobileQuitReasons = inOrder<Code.MobileQuitReasonCode>()([
  '21',
  '03',
  '22',
  '23',
  '24',
  '07',
  '01',
  '99',
]);

export const mobileQuitRefusalTitle = refusalTitles<
  // Those of the one-stop flow lead to screens of their own, and a day that changed is confirmed again.
  Exclude<Code.MobileQuitOrderRefusalCode, Code.OnestopRefusalCode | 'date_changed'>
>({
  cancel_error: '解約のお手続きができませんでした',
  already_quit: 'すでに解約されています',
});

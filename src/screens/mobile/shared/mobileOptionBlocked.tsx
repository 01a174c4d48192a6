import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { BusinessError } from '@/api/errors';
import { optionRefused } from '@/catalogue/mobileOptions';
import { formatDay, formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { Nowrap } from '@/ui/page/Page';

const others = 'ほかのオプションは、お申し込みいただけます。';

const actions = (
  <Button variant="secondary" href={paths.mobileOption()}>
    ご契約オプションに戻る
  </Button>
);

/**
 * For an option of a SIM that the server refuses altogether.
 * @param restricted why no other option can be had now either
 */
export const refusedOption = (
  { message }: BusinessError,
  restricted: Blocked | undefined,
): Blocked => ({
  reason: message,
  possible: restricted ? restricted.possible : others,
  actions: restricted ? restricted.actions : actions,
});

interface ClosedOption {
  reason: string | null;
  /** A change that was accepted and is still to come. */
  pending: { accepted_at: string; receipt_number: string; starts_on: string } | null;
}

/**
 * Why nothing can be done with an option of a SIM now, and from when it can.
 * @param then text that follows the day of a pending change: から、お使いいただけます。
 * @param possible what is possible instead, if no change is pending
 */
export const closedOption = (
  { reason, pending }: ClosedOption,
  then: string | undefined,
  possible: ReactNode = others,
): Blocked => ({
  opens: pending?.starts_on,
  reason: (
    <>
      <p>{reason ? `${reason}。` : optionRefused}</p>
      {pending && (
        <p>
          <Nowrap>{formatFullTime(pending.accepted_at)}</Nowrap>に受け付けました(受付番号
          <Nowrap translate="no">{formatReceiptNumber(pending.receipt_number)}</Nowrap>)。
        </p>
      )}
    </>
  ),
  possible: <p>{pending ? `${formatDay(pending.starts_on)}${then ?? ''}` : possible}</p>,
  actions,
});

import { useSuspenseQuery } from '@tanstack/react-query';
import { formatTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { isRejection } from '@/procedure/queryOrRejection';
import { Nowrap } from '@/ui/page/Page';
import { optionRead, type OptionWithOwnRead } from './optionRead';

// The server's clock and ours may be a few seconds apart.
const margin = 10_000;

/** Whether the change whose outcome is unknown stands as applied for. */
export function OptionUnknown({ of, sentAt }: { of: OptionWithOwnRead; sentAt: Date }) {
  const { data } = useSuspenseQuery(optionRead(of));
  const pending = !isRejection(data) ? data.option.pending : null;
  return pending && Date.parse(pending.accepted_at) >= sentAt.getTime() - margin ? (
    <p>
      <b>
        お申し込みは、<Nowrap>{formatTime(pending.accepted_at)}</Nowrap>に受け付けています。
      </b>
      もう一度お申し込みいただく必要はありません。受付番号は
      <Nowrap>{formatReceiptNumber(pending.receipt_number)}</Nowrap>です。
    </p>
  ) : (
    <p>
      お申し込みを受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { isRejection } from '@/procedure/queryOrRejection';
import { Nowrap } from '@/ui/page/Page';
import { planQueries } from './queries';

// The server's clock and ours may be a few seconds apart.
const margin = 10_000;

/** Whether the change whose outcome is unknown stands as reserved. */
export function PlanUnknown({ sentAt }: { sentAt: Date }) {
  const { data, isFetching, isError } = useQuery(planQueries.reservedPlan());
  if (isFetching) return <p>最新の状態を読み込んでいます。</p>;
  if (isError || !data)
    return <p>最新の状態を読み込めません。数分たってから、もう一度この画面をご覧ください。</p>;
  const isTaken = !isRejection(data) && Date.parse(data.accepted_at) >= sentAt.getTime() - margin;
  return isTaken ? (
    <p>
      <b>
        「{data.to_plan.planName}」への変更は、
        <Nowrap>{formatTime(data.accepted_at)}</Nowrap>に受け付けています。
      </b>
      もう一度お申し込みいただく必要はありません。受付番号は
      <Nowrap>{formatReceiptNumber(data.receipt_number)}</Nowrap>です。
    </p>
  ) : (
    <p>
      プランの変更を受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}

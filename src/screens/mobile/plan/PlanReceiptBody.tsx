import Button from '@mui/material/Button';
import { labelOf } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatDifference, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Nowrap } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { PlanReceipt } from './mutations';

/** From when which plan holds, what it costs, and until when it can be taken back. */
export function PlanReceiptBody({ receipt }: { receipt: PlanReceipt }) {
  const { plan, call_flat, starts_on, cancel_until, monthly_amount, monthly_difference } = receipt;
  const common = useReceiptFacts({
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
  });
  return (
    <ReceiptSection
      lead={
        <>
          <Nowrap>{formatDay(starts_on)}</Nowrap>から「{plan.planName}
          {/* No line begins with に, however long the name is. */}
          <Nowrap>」に</Nowrap>変わります。
        </>
      }
      end={
        <>
          <p>
            {'取りやめる場合は、'}
            <Nowrap>{formatDay(cancel_until)}</Nowrap>
            まで、変更を取り消せます。
          </p>
          <Button variant="text" href={paths.mobilePlanCancel()}>
            変更を取り消す
          </Button>
        </>
      }
    >
      <DescriptionList
        stacked
        items={[
          { term: '変更後のプラン', value: plan.planName, strong: true },
          ...(call_flat ? [{ term: '通話のかけ放題', value: labelOf(callFlats, call_flat) }] : []),
          { term: '変わる日', value: formatFullDay(starts_on), strong: true },
          {
            term: '毎月の料金',
            value: formatYen(monthly_amount),
            note: `これまでとの差 ${formatDifference(monthly_difference)}円`,
          },
          { term: '取り消しの期限', value: formatFullDay(cancel_until) },
          ...common,
        ]}
      />
    </ReceiptSection>
  );
}

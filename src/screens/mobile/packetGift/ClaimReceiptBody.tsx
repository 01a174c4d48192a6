import Typography from '@mui/material/Typography';
import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { Change } from '@/procedure/cost/Change';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { ClaimReceipt } from './claimValues';

/** What was received, and until when it can be used. */
export function ClaimReceiptBody({ receipt }: { receipt: ClaimReceipt }) {
  const { amountMb, fromPhone, message, expiresOn, left } = receipt;
  return (
    <ReceiptSection
      lead="いまからお使いいただけます。贈られたデータから先に使われます。"
      end={
        left && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
              データの残り
            </Typography>
            <Change before={formatGb(left.before)} after={formatGb(left.after)} unit="GB" />
          </>
        )
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '受け取ったデータ量', value: `${formatGb(amountMb)}GB`, strong: true },
          { term: '使える期限', value: formatFullDay(expiresOn), strong: true },
          { term: '贈り主', value: formatPhone(fromPhone) },
          ...(message ? [{ term: 'メッセージ', value: message }] : []),
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}

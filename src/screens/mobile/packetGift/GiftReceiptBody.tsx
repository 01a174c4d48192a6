import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { codesFollow } from '@/catalogue/packetGift';
import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { isRejection } from '@/procedure/queryOrRejection';
import { ReceiptCodes } from '@/procedure/Receipt';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { media } from '@/theme/media';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { formatGiftCode } from './giftEntry';
import type { GiftReceipt } from './giftValues';
import { packetGiftQueries } from './queries';

/** The codes to pass on, then what was given (docs/design.md §6). */
export function GiftReceiptBody({ receipt }: { receipt: GiftReceipt }) {
  const { receiptNumber, codes, toPhone, expiresOn, message, left } = receipt;
  const rows: DescriptionItem[] = [
    ...(expiresOn ? [{ term: '受け取り期限', value: formatFullDay(expiresOn), strong: true }] : []),
    { term: '贈った相手', value: formatPhone(toPhone), strong: true },
    ...(message ? [{ term: 'メッセージ', value: message }] : []),
    ...useReceiptFacts(receipt),
  ];
  return (
    <ReceiptSection
      lead={
        codes || receiptNumber
          ? `次の2つを、${formatPhone(toPhone)}の方にお伝えください。`
          : 'お手続きは受け付けました。コードは、まだお見せできません。'
      }
      end={
        <>
          {left && (
            <p>
              データの残りは<b>{formatGb(left.after)}GB</b>
              {'になりました。同じ内容をメールでもお送りしました。'}
            </p>
          )}
          <Box sx={{ display: 'none', [media.print]: { display: 'block' } }}>
            受け取られないまま期限を過ぎると、データはなくなります。取り消しはできません。
          </Box>
        </>
      }
    >
      {codes ? (
        <Codes gift={codes.gift} auth={codes.auth} />
      ) : receiptNumber ? (
        <Suspense fallback={<Typography variant="lead">コードを読み込んでいます。</Typography>}>
          <CodesAgain receiptNumber={receiptNumber} />
        </Suspense>
      ) : (
        <CodesLater />
      )}
      <DescriptionList items={rows} stacked />
    </ReceiptSection>
  );
}

/** Both codes, 48px, to copy. */
function Codes({ gift, auth }: { gift: string; auth: string }) {
  return (
    <ReceiptCodes
      codes={[
        { label: 'ギフトコード', value: formatGiftCode(gift) },
        { label: '認証コード', value: auth },
      ]}
    />
  );
}

/** After a reload: codes are not kept on the device, so they are read again. */
function CodesAgain({ receiptNumber }: { receiptNumber: string }) {
  const { data } = useSuspenseQuery(packetGiftQueries.code(receiptNumber));
  return isRejection(data) ? <CodesLater /> : <Codes gift={data.gift_code} auth={data.auth_code} />;
}

function CodesLater() {
  return (
    <Alert sx={{ mb: 5 }}>
      <AlertTitle component="h2">コードは、あとでお確かめください</AlertTitle>
      {codesFollow}贈ったデータは、お預かりしています。
      <Box sx={{ mt: 1 }}>
        <Button variant="text" href={`${paths.packetGift()}#sent`}>
          贈ったデータの一覧を見る
        </Button>
      </Box>
    </Alert>
  );
}

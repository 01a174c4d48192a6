import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { codesFollow } from '@/catalogue/packetGift';
import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { ReceiptCodes } from '@/procedure/Receipt';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { ReadSuspense } from '@/shell/ReadSuspense';
import { media } from '@/theme/media';
import { Verbatim } from '@/ui/page/Page';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { formatGiftCode } from './giftEntry';
import type { GiftReceipt } from './giftValues';
import { OwnLineClaim } from './OwnLineClaim';
import { useOwnLine } from './ownLines';
import { ShareCodes } from './ShareCodes';

/** The codes to pass on, then what was given (docs/design.md §6). */
export function GiftReceiptBody({ receipt }: { receipt: GiftReceipt }) {
  const { receiptNumber, codes, toPhone, amountMb, expiresOn, message, left } = receipt;
  const isOwn = useOwnLine(toPhone) !== undefined;
  const rows: DescriptionItem[] = [
    ...(expiresOn ? [{ term: '受け取り期限', value: formatFullDay(expiresOn), strong: true }] : []),
    { term: '贈った相手', value: <Verbatim>{formatPhone(toPhone)}</Verbatim>, strong: true },
    ...(message ? [{ term: 'メッセージ', value: message }] : []),
    ...useReceiptFacts(receipt),
  ];
  return (
    <ReceiptSection
      lead={
        codes || receiptNumber
          ? isOwn
            ? `${formatPhone(toPhone)}に${formatGb(amountMb)}GBを贈りました。`
            : `次の2つを、${formatPhone(toPhone)}の方にお伝えください。`
          : 'お手続きは受け付けました。コードは、まだお見せできません。'
      }
      end={
        <>
          {left && (
            <p>
              {isOwn && '贈った番号の'}データの残りは<b>{formatGb(left.after)}GB</b>
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
        <Codes receipt={receipt} codes={codes} />
      ) : receiptNumber ? (
        <ReadSuspense fallback={<Typography variant="lead">コードを読み込んでいます。</Typography>}>
          <CodesAgain receipt={receipt} receiptNumber={receiptNumber} />
        </ReadSuspense>
      ) : (
        <CodesLater />
      )}
      <DescriptionList items={rows} stacked />
    </ReceiptSection>
  );
}

interface CodesProps {
  receipt: GiftReceipt;
  codes: { gift: string; auth: string };
}

/** Both codes, 48px, to copy or to send; a line of the customer's own receives by one press. */
function Codes({ receipt, codes }: CodesProps) {
  const { receiptNumber, toPhone } = receipt;
  const line = useOwnLine(toPhone);
  return (
    <>
      {line && receiptNumber && (
        <OwnLineClaim line={line} codes={codes} receiptNumber={receiptNumber} />
      )}
      <ReceiptCodes
        codes={[
          { label: 'ギフトコード', value: formatGiftCode(codes.gift), spelled: true },
          { label: '認証コード', value: codes.auth, spelled: true },
        ]}
      />
      <ShareCodes receipt={receipt} codes={codes} isFirst={!line} />
    </>
  );
}

/** After a reload: codes are not kept on the device, so they are read again. */
function CodesAgain({ receipt, receiptNumber }: { receipt: GiftReceipt; receiptNumber: string }) {
  const { data } = useSuspenseQuery(
    queryOrRejection(read(api.getPacketGiftCode, { receipt_number: receiptNumber })),
  );
  if (isRejection(data)) return <CodesLater />;
  return <Codes receipt={receipt} codes={{ gift: data.gift_code, auth: data.auth_code }} />;
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

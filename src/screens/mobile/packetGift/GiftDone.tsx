import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { codesFollow } from '@/catalogue/packetGift';
import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { DonePage, ReceiptCodes, ReceiptRows, ReceiptSection } from '@/procedure/Receipt';
import { media } from '@/theme/media';
import { Verbatim } from '@/ui/page/Page';
import type { ClaimValues } from './claimValues';
import { formatGiftCode } from './giftEntry';
import type { Given } from './giftValues';
import { OwnLineClaim } from './OwnLineClaim';
import { useOwnLine } from './ownLines';
import { canShare, ShareCodes } from './ShareCodes';

/** The codes to pass on, then what was given (docs/design.md §6). */
export function GiftDone({ given }: { given: Given }) {
  const { receipt_number, to_phone, amount_mb, expires_on, message, data_left_mb } = given;
  const isOwn = useOwnLine(to_phone) !== undefined;
  const shown = `${formatGb(amount_mb)}GB`;
  const isComplete = receipt_number !== undefined;
  return (
    <DonePage
      title={`${shown}を贈る手続き${isComplete ? 'が完了しました。' : 'を受け付けました。'}`}
      leadsOn={isComplete && (canShare() || isOwn)}
    >
      <ReceiptSection
        lead={
          !isComplete
            ? 'お手続きは受け付けました。コードは、まだお見せできません。'
            : isOwn
              ? `${formatPhone(to_phone)}に${shown}を贈りました。`
              : `次の2つを、${formatPhone(to_phone)}の方にお伝えください。`
        }
        end={
          <>
            {data_left_mb !== undefined && (
              <p>
                {isOwn && '贈った番号の'}データの残りは<b>{formatGb(data_left_mb)}GB</b>
                {'になりました。同じ内容をメールでもお送りしました。'}
              </p>
            )}
            <Box sx={{ display: 'none', [media.print]: { display: 'block' } }}>
              受け取られないまま期限を過ぎると、データはなくなります。取り消しはできません。
            </Box>
          </>
        }
      >
        {isComplete ? (
          <Suspense fallback={<Typography variant="lead">コードを読み込んでいます。</Typography>}>
            <Codes given={given} receipt_number={receipt_number} />
          </Suspense>
        ) : (
          <CodesLater />
        )}
        <ReceiptRows
          of={given}
          rows={[
            ...(expires_on
              ? [{ term: '受け取り期限', value: formatFullDay(expires_on), strong: true }]
              : []),
            {
              term: '贈った相手',
              value: <Verbatim>{formatPhone(to_phone)}</Verbatim>,
              strong: true,
            },
            ...(message ? [{ term: 'メッセージ', value: message }] : []),
          ]}
        />
      </ReceiptSection>
    </DonePage>
  );
}

interface CodesProps {
  given: Given;
  receipt_number: string;
}

/** The codes of the answer, or after a reload, since they are not kept on the device, read again. */
function Codes({ given, receipt_number }: CodesProps) {
  const { gift_code, auth_code } = given;
  return gift_code && auth_code ? (
    <CodesShown {...{ given, receipt_number }} codes={{ gift_code, auth_code }} />
  ) : (
    <CodesAgain {...{ given, receipt_number }} />
  );
}

function CodesAgain({ given, receipt_number }: CodesProps) {
  const { data } = useSuspenseQuery(
    queryOrRejection(read(api.getPacketGiftCode, { receipt_number })),
  );
  return isRejection(data) ? (
    <CodesLater />
  ) : (
    <CodesShown {...{ given, receipt_number }} codes={data} />
  );
}

/** Both codes, 48px, to copy or to send; a line of the customer's own receives by one press. */
function CodesShown({ given, receipt_number, codes }: CodesProps & { codes: ClaimValues }) {
  const { gift_code, auth_code } = codes;
  const line = useOwnLine(given.to_phone);
  return (
    <>
      {line && (
        <OwnLineClaim
          line={line}
          codes={{ gift_code, auth_code }}
          receipt_number={receipt_number}
        />
      )}
      <ReceiptCodes
        codes={[
          { label: 'ギフトコード', value: formatGiftCode(gift_code), spelled: true },
          { label: '認証コード', value: auth_code, spelled: true },
        ]}
      />
      <ShareCodes given={given} codes={codes} isFirst={!line} />
    </>
  );
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

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { background } from '@/api/queryClient';
import type { Service } from '@/api/services';
import { procedureMessages } from '@/catalogue/messages';
import { absoluteUrl } from '@/lib/base';
import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { DonePage, ReceiptCodes } from '@/procedure/Receipt';
import { SendingAlert } from '@/procedure/SendingAlert';
import { useSending } from '@/procedure/useSending';
import { PartBoundary } from '@/shell/error/PartBoundary';
import { media } from '@/theme/media';
import { Actions } from '@/ui/link/Actions';
import { CopyButton } from '@/ui/link/CopyButton';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Phrase, Verbatim } from '@/ui/page/Page';
import { Status } from '@/ui/status/Status';
import {
  type Claimed,
  type ClaimValues,
  codesFollow,
  formatGiftCode,
  giftShareText,
  type Given,
  packetGiftRefusalTitle,
} from './giftValues';
import { claimGift } from './mutations';
import { useOwnLine } from './queries';

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
      of={given}
      rows={[
        expires_on && { term: '受け取り期限', value: formatFullDay(expires_on), strong: true },
        {
          term: '贈った相手',
          value: <Verbatim>{formatPhone(to_phone)}</Verbatim>,
          strong: true,
        },
        message && { term: 'メッセージ', value: message },
      ]}
    >
      {isComplete ? (
        <PartBoundary unread="コードを読み込めませんでした。贈ったデータは、お預かりしています。">
          <Suspense fallback={<Typography variant="lead">コードを読み込んでいます。</Typography>}>
            <Codes given={given} receipt_number={receipt_number} />
          </Suspense>
        </PartBoundary>
      ) : (
        <CodesLater />
      )}
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

interface OwnLineClaimProps {
  /** The customer's line that the gift is for. */
  line: Service;
  codes: ClaimValues;
  receipt_number: string;
}

/** Receives a gift with the customer's own other line, without its codes being typed (docs/product.md §9.6). */
function OwnLineClaim({ line, codes, receipt_number }: OwnLineClaimProps) {
  const [claimed, setClaimed] = useState<Claimed>();
  // After a reload or a lost answer, the giver's record has the state.
  const { data } = useQuery({
    ...queryOrRejection(read(api.getPacketGiftCode, { receipt_number })),
    meta: background,
  });
  const isReceived =
    claimed !== undefined || (data && !isRejection(data) && data.state === 'received');
  const phone = formatPhone(line.phone_number ?? '');
  const { run, isSending, problem } = useSending({
    call: () => claimGift(codes, undefined, line.service_id),
    onDone: setClaimed,
    onRefusal: ({ code, message }) => {
      const title = packetGiftRefusalTitle(code);
      return { title, text: `${message}データは受け取られていません。` };
    },
    unknown: {
      title: procedureMessages.unknown.title,
      text: '受け取りが済んでいれば、この画面に「受け取り済み」と表示されます。表示されないときは、もう一度押してください。二重に受け取られることはありません。',
    },
  });
  const result = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isReceived && wasPressed.current) result.current?.focus();
  }, [isReceived]);
  const press = () => {
    wasPressed.current = true;
    run();
  };

  if (isReceived)
    return (
      <Box ref={result} tabIndex={-1} sx={{ mb: 7 }}>
        <Status mark="done" label="受け取り済み" />
        <Typography>
          <Verbatim>{phone}</Verbatim>で受け取りました。
          {typeof claimed?.data_left_mb === 'number' && (
            <>
              この番号のデータの残りは<b>{formatGb(claimed.data_left_mb)}GB</b>になりました。
            </>
          )}
        </Typography>
      </Box>
    );
  return (
    <Box sx={{ mb: 7 }}>
      <p>
        <Phrase>この番号で、いま受け取れます。</Phrase>
        <Phrase>コードの入力は要りません。</Phrase>
      </p>
      <SendingAlert problem={problem} />
      <Actions>
        <SubmitButton busy={isSending && '送信しています'} onClick={press} covered>
          {`${phone}で受け取る`}
        </SubmitButton>
      </Actions>
    </Box>
  );
}

/** Whether the browser opens the system's sheet. */
const canShare = () => 'share' in navigator;

interface ShareCodesProps {
  given: Given;
  codes: ClaimValues;
  /** Nothing else is to be done first. */
  isFirst: boolean;
}

/** Both codes in one text: by the system's sheet, or copied. */
function ShareCodes({ given, codes, isFirst }: ShareCodesProps) {
  const [hasFailed, setFailed] = useState(false);
  const text = giftShareText(given, codes, absoluteUrl(paths.packetGiftReceipt()));
  const share = async () => {
    setFailed(false);
    try {
      await navigator.share({ text });
    } catch (error) {
      // A sheet that was closed: nothing has happened, and nothing is to be said.
      if ((error as Error).name !== 'AbortError') setFailed(true);
    }
  };
  return (
    <Box sx={{ mb: 7 }}>
      <Actions>
        {canShare() && (
          <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => void share()}>
            2つのコードをまとめて送る
          </Button>
        )}
        <CopyButton text={text} what="2つのコード" label="2つのコードをまとめてコピー" />
      </Actions>
      <Box role="status" sx={{ mt: hasFailed ? 3 : 0 }}>
        {hasFailed && '送れませんでした。コピーして、メールやメッセージに貼り付けてください。'}
      </Box>
    </Box>
  );
}

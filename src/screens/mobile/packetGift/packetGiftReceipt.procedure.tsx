import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { packetGiftRefusalTitle } from '@/catalogue/packetGift';
import { withoutTitle } from '@/catalogue/refusals';
import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { Change } from '@/procedure/cost/Change';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { ClaimFields } from './ClaimFields';
import type { ClaimReceipt, ClaimValues } from './claimValues';
import { ReceivingTabs } from './GiftTabs';
import { checkCodes, claimGift } from './mutations';
import { useClaimBlocked } from './useClaimBlocked';
import { useClaimReview } from './useClaimReview';

/** データを受け取る (docs/product.md §9.7). */
const packetGiftReceiptProcedure: Procedure<ClaimValues, ClaimReceipt> = {
  name: 'packet_gift_receipt',
  title: 'データを受け取る',
  path: paths.packetGiftReceipt(),
  Tabs: ReceivingTabs,
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ受け取られていません。',
  lineNote: 'でデータを受け取ります',
  defaults: { gift_code: '', auth_code: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'gift_code', label: 'ギフトコード' },
        { name: 'auth_code', label: '認証コード' },
      ],
      Fields: ClaimFields,
      check: checkCodes,
    },
  ],
  useAvailability: useClaimBlocked,
  useReview: useClaimReview,
  submit: claimGift,
  refusal: ({ code, message }) => {
    if (code === 'cant_get_in_receipt')
      return { field: 'gift_code', message: `${message}贈り主にお確かめください。` };
    const title = packetGiftRefusalTitle(code);
    return { title, text: `${withoutTitle(title, message)}データは受け取られていません。` };
  },
  Unknown: ClaimUnknown,
  done: {
    title: ({ amountMb }) => `${formatGb(amountMb)}GBを受け取りました。`,
    keep: (receipt) => receipt,
    Receipt: ClaimReceiptBody,
  },
};

export default screenOf(packetGiftReceiptProcedure);

/** After an unknown outcome: whether the gift can still be received. */
function ClaimUnknown({ values }: { values: ClaimValues }) {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getPacketGiftRequest, values)));
  return isRejection(data) ? (
    <p>
      <b>このギフトは、もう受け取れない状態です。</b>
      受け取りが済んでいるときは、データの残りがトップで増えています。
    </p>
  ) : (
    <p>このギフトは、まだ受け取られていません。もう一度受け取ってください。</p>
  );
}

/** What was received, and until when it can be used. */
function ClaimReceiptBody({ receipt }: { receipt: ClaimReceipt }) {
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
          { term: '贈り主', value: <Verbatim>{formatPhone(fromPhone)}</Verbatim> },
          ...(message ? [{ term: 'メッセージ', value: message }] : []),
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}

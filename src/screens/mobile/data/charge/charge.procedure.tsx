import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { chargeCategories } from '@/catalogue/dataAdd';
import { isKnown } from '@/catalogue/labelOf';
import { formatGb } from '@/lib/data';
import { formatFullDay, formatFullMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { blockedByUnknown } from '@/screens/mobile/shared/blockedBy';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { refusalText } from '../refusalText';
import { UnknownState } from '../UnknownState';
import { useBlocked } from '../useBlocked';
import type { ChargeReceipt, ChargeValues } from './chargeEntry';
import { ChargeFields, ChargeSum } from './ChargeFields';
import { sendCharge } from './mutations';
import { useChargeReview } from './useChargeReview';

const unchanged = 'データは追加されていません。料金もかかりません。';

/** データの追加 (docs/product.md §9.3). */
const chargeProcedure: Procedure<ChargeValues, ChargeReceipt> = {
  name: 'charge',
  title: 'データの追加',
  path: paths.mobileCharge(),
  Current: CurrentSim,
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ追加されていません。',
  unchanged,
  lineNote: 'にデータを追加します',
  defaults: { option_code: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'option_code', label: '追加するデータ' }],
      Fields: ChargeFields,
      Sum: ChargeSum,
    },
  ],
  useAvailability: () => {
    const entry = useSuspenseQuery(queryOrRejection(read(api.getCharge))).data;
    const blocked = useBlocked('charge', entry);
    if (blocked || isRejection(entry)) return blocked;
    return isKnown(chargeCategories, entry.category) ? undefined : blockedByUnknown('プランの種類');
  },
  useReview: useChargeReview,
  submit: sendCharge,
  refusal: (error) =>
    error.code === 'charge_limit_over'
      ? { field: 'option_code', message: error.message }
      : refusalText(error, unchanged),
  Unknown: ChargeUnknown,
  done: {
    title: ({ amountMb }) => `${formatGb(amountMb)}GBを追加しました。`,
    keep: (receipt) => receipt,
    Receipt: ChargeReceiptBody,
  },
};

export default screenOf(chargeProcedure);

/**
 * After an unknown outcome: the month's sum and what is left, from which the customer sees whether it was
 * added.
 */
function ChargeUnknown() {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getCharge)));
  return (
    <UnknownState>
      {isRejection(data) ? (
        <p>{data.refusal.message}</p>
      ) : (
        <p>
          今月追加したデータは<b>合計{formatGb(data.added_mb)}GB</b>、データの残りは
          <b>{formatGb(data.data_left_mb)}GB</b>
          です。増えているときは受け付けられていますので、もう一度申し込む必要はありません。
        </p>
      )}
    </UnknownState>
  );
}

/** What was added, its price and its bill. */
function ChargeReceiptBody({ receipt }: { receipt: ChargeReceipt }) {
  const { amountMb, price, billingMonth, expiresOn, leftMb } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead="いまからお使いいただけます。"
      end={
        <p>
          データの残りは<b>{formatGb(leftMb)}GB</b>になりました。
        </p>
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '追加したデータ', value: `${formatGb(amountMb)}GB`, strong: true },
          {
            term: '料金',
            value: formatYen(price),
            note: `${formatFullMonth(billingMonth)}のご請求に加わります`,
            strong: true,
          },
          { term: '使える期限', value: formatFullDay(expiresOn) },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}

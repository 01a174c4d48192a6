import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { formatGb } from '@/lib/data';
import { formatFullDay, untilDay } from '@/lib/date';
import { lastDayOfMonth } from '@/lib/days';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Procedure, Review } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { refusalText } from '../refusalText';
import { UnknownState } from '../UnknownState';
import { useBlocked } from '../useBlocked';
import { advanced, type AdvanceReceipt, type AdvanceValues, useAdvance } from './advanceEntry';
import { AdvanceFields } from './AdvanceFields';
import { sendAdvance } from './mutations';

/** データの前借り (docs/product.md §9.4). */
const advanceProcedure: Procedure<AdvanceValues, AdvanceReceipt> = {
  name: 'data_advance',
  title: 'データの前借り',
  path: paths.mobileDataAdvance(),
  Current: CurrentSim,
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ前借りされていません。',
  lineNote: 'のデータを前借りします',
  defaults: { amount_mb: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'amount_mb', label: '前借りするデータ' }],
      Fields: AdvanceFields,
    },
  ],
  useAvailability: () =>
    useBlocked('data_advance', useSuspenseQuery(queryOrRejection(read(api.getDataAdvance))).data),
  useReview: useAdvanceReview,
  submit: sendAdvance,
  refusal: (error) => {
    const limit = error.details['limit_mb'];
    if (error.code !== 'data_advance_over_capacity' || typeof limit !== 'number')
      return refusalText(error, 'データは前借りされていません。');
    const text = `${error.message}${formatGb(limit)}GB以内で選んでください。`;
    return { field: 'amount_mb', message: text };
  },
  Unknown: AdvanceUnknown,
  done: {
    title: ({ amountMb }) => `${formatGb(amountMb)}GBを前借りしました。`,
    keep: (receipt) => receipt,
    Receipt: AdvanceReceiptBody,
  },
};

export default screenOf(advanceProcedure);

/** What is used in advance, and what it does to this month and the next. */
function useAdvanceReview({ amount_mb }: AdvanceValues): Review<AdvanceValues> {
  const entry = useAdvance();
  const amount = Number(amount_mb);
  const { left, next } = advanced(entry, amount);
  const shown = `${formatGb(amount)}GB`;
  const { accept_until, advanced_mb, fee } = entry;
  const expires_on = lastDayOfMonth(new Date(accept_until));
  return {
    rows: [
      { term: '前借りするデータ', value: shown, strong: true, field: 'amount_mb' },
      {
        term: '使える期限',
        value: untilDay(expires_on),
        note: '使い切れなかった分は繰り越せません',
        confirms: { expires_on },
      },
      {
        term: '今月前借りしたデータ',
        value: `${formatGb(advanced_mb)}GB → ${formatGb(advanced_mb + amount)}GB`,
        confirms: { advanced_mb },
      },
      {
        term: '今月のデータの残り',
        value: `${formatGb(left.before)}GB → ${formatGb(left.after)}GB`,
      },
      { term: '来月のデータ', value: `${formatGb(next.before)}GB → ${formatGb(next.after)}GB` },
      { term: '手数料', value: formatYen(fee), confirms: { fee } },
    ],
    after: (
      <Alert severity="warning">
        <AlertTitle component="h2">前借りすると取り消せません</AlertTitle>
        来月使えるデータが、{shown}少なくなります。
      </Alert>
    ),
    action: `${shown}を前借りする`,
  };
}

/**
 * After an unknown outcome: the month's sum and what is left, from which the customer sees whether it
 * took effect.
 */
function AdvanceUnknown() {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getDataAdvance)));
  return (
    <UnknownState>
      {isRejection(data) ? (
        <p>{data.refusal.message}</p>
      ) : (
        <p>
          今月前借りしたデータは<b>合計{formatGb(data.advanced_mb)}GB</b>、データの残りは
          <b>{formatGb(data.data_left_mb)}GB</b>
          です。増えているときは受け付けられていますので、もう一度申し込む必要はありません。
        </p>
      )}
    </UnknownState>
  );
}

/** What was used in advance, until when, and what is left of next month. */
function AdvanceReceiptBody({ receipt }: { receipt: AdvanceReceipt }) {
  const { amountMb, leftMb, nextMonthMb, expiresOn } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead="いまからお使いいただけます。"
      end={
        <p>
          今月のデータの残りは<b>{formatGb(leftMb)}GB</b>、来月のデータは
          <b>{formatGb(nextMonthMb)}GB</b>になりました。
        </p>
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '前借りしたデータ', value: `${formatGb(amountMb)}GB`, strong: true },
          { term: '使える期限', value: formatFullDay(expiresOn), strong: true },
          { term: '来月のデータ', value: `${formatGb(nextMonthMb)}GB` },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}

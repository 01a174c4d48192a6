import Button from '@mui/material/Button';
import { isRejection } from '@/api/query';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { optionRefusalTitle } from '@/catalogue/mobileOptions';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatDifference, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked, Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Nowrap } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { blockedByUnknown } from '../shared/blockedBy';
import { useRestricted } from '../shared/useRestricted';
import { Calculator } from './Calculator';
import { type CallValues, currentCalls, serviceChanges } from './callChoice';
import { useCallEntry, useCallService } from './callEntry';
import { CallFields } from './CallFields';
import { CallSum } from './CallResult';
import { type CallReceipt, sendCall } from './mutations';
import { useCallReview } from './useCallReview';

/** 通話オプション (docs/product.md §11.4). */
const callServiceProcedure: Procedure<CallValues, CallReceipt> = {
  name: 'call_service',
  title: '通話オプション',
  path: paths.mobileCallService(),
  Current: CurrentSim,
  exit: { to: paths.mobileOption(), label: 'ご契約オプションに戻る' },
  reviewNote: 'まだ変更されていません。',
  lineNote: 'の通話オプションを変更します',
  defaults: { services: [], changed: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'call_flat', label: '通話のかけ放題' },
        { name: 'services', label: 'ほかの通話サービス' },
        { name: 'changed', label: '変更する内容' },
      ],
      Fields: CallFields,
      Sum: CallSum,
      Footer: () => (
        <SectionBoundary label="通話料の目安">
          <Calculator />
        </SectionBoundary>
      ),
    },
  ],
  useDefaults: () => {
    const entry = useCallEntry();
    return isRejection(entry) ? {} : currentCalls(entry);
  },
  useAvailability: useCallBlocked,
  useReview: useCallReview,
  submit: sendCall,
  refusal: ({ code, message }) => {
    if (code === 'not_changed') return { field: 'changed', message };
    if (code === 'option_not_acceptable') return { dialog: true };
    return {
      title: optionRefusalTitle(code),
      text: `${message}通話オプションは変わっていません。`,
    };
  },
  FailureDialog: OptionChangeDialog,
  Unknown: CallUnknown,
  done: {
    title: () => '通話オプションの変更を受け付けました。',
    keep: (receipt) => receipt,
    Receipt: CallReceiptBody,
  },
};

export default screenOf(callServiceProcedure);

/** Why call options can't be changed: the SIM has no calls, or is stopped or being cancelled. */
function useCallBlocked(): Blocked | undefined {
  const entry = useCallEntry();
  const restricted = useRestricted('call_service');
  if (!isRejection(entry))
    return (
      restricted ??
      (isKnown(callFlats, entry.call_flat) ? undefined : blockedByUnknown('いまのかけ放題'))
    );
  const hasNoCalls = entry.refusal.status === 404;
  return {
    reason: (
      <p>
        {hasNoCalls
          ? '通話のないご契約(データ専用、データ+SMS)のため、通話オプションはご利用いただけません。'
          : entry.refusal.message}
      </p>
    ),
    possible: (
      <p>
        {hasNoCalls
          ? 'お持ちのほかの番号で、音声のご契約があれば、お手続きいただけます。'
          : 'いまの設定は、そのままお使いいただけます。'}
      </p>
    ),
    actions: (
      <>
        <Button variant="secondary" href={paths.mobileOption()}>
          ご契約オプションに戻る
        </Button>
        {hasNoCalls && (
          <Button variant="text" href={paths.service()}>
            番号を選ぶ
          </Button>
        )}
      </>
    ),
  };
}

/** After an unknown outcome: whether the change was accepted. */
function CallUnknown({ values }: { values: CallValues }) {
  const call = useCallService();
  const isFlatTaken =
    call.call_flat === values.call_flat || call.next_call_flat === values.call_flat;
  const isTaken = isFlatTaken && serviceChanges(call, values.services).length === 0;
  return isTaken ? (
    <p>
      <b>変更は受け付けられています。</b>もう一度お申し込みいただく必要はありません。
    </p>
  ) : (
    <p>
      変更を受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}

/** From when which call options hold, and what they cost. */
function CallReceiptBody({ receipt }: { receipt: CallReceipt }) {
  const { call_flat, starts_on, monthly_fee, monthly_difference, changed } = receipt;
  const common = useReceiptFacts({
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
  });
  return (
    <ReceiptSection
      lead={
        <>
          <Nowrap>{formatDay(starts_on)}</Nowrap>から変わります。
        </>
      }
      end={<p>それまでは、いまの設定のままお使いいただけます。</p>}
    >
      <DescriptionList
        stacked
        items={[
          {
            term: '通話のかけ放題',
            value: labelOf(callFlats, call_flat),
            note: `毎月 ${formatYen(monthly_fee)}`,
            strong: true,
          },
          ...(changed ? [{ term: 'ほかの通話サービス', value: changed }] : []),
          { term: '変わる日', value: formatFullDay(starts_on), strong: true },
          { term: '毎月の差', value: `${formatDifference(monthly_difference)}円` },
          ...common,
        ]}
      />
    </ReceiptSection>
  );
}

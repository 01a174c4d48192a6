import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { daysUntil, formatFullDay, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import { Change } from '@/procedure/cost/Change';
import type { Procedure, Review } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { Figure } from '@/ui/figure/Figure';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { refusalText } from '../refusalText';
import { UnknownState } from '../UnknownState';
import { type GigaPlusReceipt, useGigaPlus, useGigaPlusBlocked } from './gigaPlusEntry';
import { receiveGigaPlus } from './mutations';

/** ギガプラスの受け取り (docs/product.md §9.5). */
const gigaPlusProcedure: Procedure<Record<string, never>, GigaPlusReceipt> = {
  name: 'giga_plus',
  title: 'ギガプラスの受け取り',
  path: paths.mobileGigaPlus(),
  Current: CurrentSim,
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ受け取られていません。',
  lineNote: 'で受け取ります',
  defaults: {},
  inputs: [{ slug: '', label: '内容', fields: [], Fields: GigaPlusFields }],
  useAvailability: useGigaPlusBlocked,
  useReview: useGigaPlusReview,
  submit: receiveGigaPlus,
  refusal: (error) => refusalText(error, 'データは受け取られていません。'),
  Unknown: GigaPlusUnknown,
  done: {
    title: ({ amountMb }) => `${formatGb(amountMb)}GBを受け取りました。`,
    keep: (receipt) => receipt,
    Receipt: GigaPlusReceiptBody,
  },
};

export default screenOf(gigaPlusProcedure);

/** What can be received, why, and until when: nothing is asked. */
function GigaPlusFields() {
  const { title, amount_mb, receive_until, usable_until, data_left_mb } = useGigaPlus();
  const isLast = daysUntil(receive_until, now()) === 0;
  return (
    <>
      <Figure value={formatGb(amount_mb)} unit="GB" />
      <Box sx={{ mt: 7 }}>
        <DescriptionList
          ink="both"
          items={[
            { term: '理由', value: title },
            {
              term: '受け取り期限',
              value: untilDay(receive_until),
              note: isLast ? '今日が期限です' : undefined,
              strong: isLast,
            },
            { term: '使える期限', value: untilDay(usable_until) },
            {
              term: 'データの残り',
              value: data_left_mb === null ? '無制限' : `${formatGb(data_left_mb)}GB`,
            },
          ]}
        />
      </Box>
    </>
  );
}

/** What is received, and what is left then. */
function useGigaPlusReview(): Review<Record<string, never>> {
  const { amount_mb, usable_until, data_left_mb, title } = useGigaPlus();
  const shown = `${formatGb(amount_mb)}GB`;
  return {
    rows: [
      { term: '受け取るデータ', value: shown, strong: true, confirms: { amount_mb } },
      { term: '理由', value: title },
      {
        term: '使える期限',
        value: untilDay(usable_until),
        note: '期限を過ぎると、残りはなくなります',
        confirms: { usable_until },
      },
    ],
    after: data_left_mb !== null && (
      <div>
        <Typography variant="body2" color="textSecondary">
          受け取ったあとの、データの残り
        </Typography>
        <Change
          before={formatGb(data_left_mb)}
          after={formatGb(data_left_mb + amount_mb)}
          unit="GB"
        />
      </div>
    ),
    action: `${shown}を受け取る`,
  };
}

/** After an unknown outcome: whether the extra data can still be received. */
function GigaPlusUnknown() {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getGigaPlus)));
  return (
    <UnknownState>
      <p>
        {isRejection(data)
          ? data.refusal.message
          : 'まだ受け取られていません。もう一度受け取ってください。'}
      </p>
    </UnknownState>
  );
}

/** What was received, and until when it can be used. */
function GigaPlusReceiptBody({ receipt }: { receipt: GigaPlusReceipt }) {
  const { amountMb, usableUntil, leftMb } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead="いまからお使いいただけます。受け取ったデータから先に使われます。"
      end={
        leftMb !== null && (
          <p>
            データの残りは<b>{formatGb(leftMb)}GB</b>になりました。
          </p>
        )
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '受け取ったデータ', value: `${formatGb(amountMb)}GB`, strong: true },
          { term: '使える期限', value: formatFullDay(usableUntil), strong: true },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { fieldMessages } from '@/catalogue/messages';
import { formatGb } from '@/lib/data';
import { formatFullDay, formatTime, lastDayOfMonth, untilDay } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { SelectField } from '@/ui/fields/SelectField';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { Phrase } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Outcome, refusalText, UnknownState, useBlocked } from '../dataProcedure';
import {
  advanced,
  type AdvanceReceipt,
  type AdvanceValues,
  amounts,
  useAdvance,
  useAdvanceAnswer,
} from './advanceValues';

const change = ({ before, after }: { before: number; after: number }) =>
  `${formatGb(before)}GB → ${formatGb(after)}GB`;

const advance: ProcedureData<AdvanceValues, AdvanceReceipt> = {
  name: 'data_advance',
  title: 'データの前借り',
  path: paths.mobileDataAdvance(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ前借りされていません。',
  lineNote: 'のデータを前借りします',
  steps: inputStep([{ name: 'amount_mb', label: '前借りするデータ' }]),
  submit: sendAdvance,
  refusal: (error) => {
    const limit = error.details['limit_mb'];
    if (error.code !== 'data_advance_over_capacity' || typeof limit !== 'number')
      return refusalText(error, 'データは前借りされていません。');
    const text = `${error.message}${formatGb(limit)}GB以内で選んでください。`;
    return { field: 'amount_mb', message: text };
  },
};

/** データの前借り (docs/product.md §9.4). */
export default function Advance() {
  return (
    <Procedure
      of={advance}
      current={<CurrentSim />}
      unknown={() => <AdvanceUnknown />}
      done={(receipt) => <AdvanceDone receipt={receipt} />}
    >
      <AdvanceSteps />
    </Procedure>
  );
}

const AdvanceSteps = () => (
  <ProcedureForm<AdvanceValues>
    defaults={{ amount_mb: '' }}
    blocked={useBlocked('data_advance', useAdvanceAnswer())}
    review={<AdvanceReview />}
  >
    <InputStep>
      <AdvanceFields />
    </InputStep>
  </ProcedureForm>
);

function AdvanceReview() {
  const { amount_mb } = useValues<AdvanceValues>();
  const entry = useAdvance();
  const amount = Number(amount_mb);
  const { left, next } = advanced(entry, amount);
  const shown = `${formatGb(amount)}GB`;
  const { accept_until, advanced_mb, fee } = entry;
  const expires_on = lastDayOfMonth(new Date(accept_until));
  return (
    <Review<AdvanceValues>
      rows={[
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
      ]}
      after={
        <Alert severity="warning">
          <AlertTitle component="h2">前借りすると取り消せません</AlertTitle>
          来月使えるデータが、{shown}少なくなります。
        </Alert>
      }
      action={`${shown}を前借りする`}
    />
  );
}

function AdvanceUnknown() {
  const data = useAdvanceAnswer();
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

function AdvanceDone({ receipt }: { receipt: AdvanceReceipt }) {
  const { amount_mb, data_left_mb, next_month_mb, expires_on } = receipt;
  return (
    <DonePage
      title={`${formatGb(amount_mb)}GBを前借りしました。`}
      lead="いまからお使いいただけます。"
      end={
        <p>
          今月のデータの残りは<b>{formatGb(data_left_mb)}GB</b>、来月のデータは
          <b>{formatGb(next_month_mb)}GB</b>になりました。
        </p>
      }
      of={receipt}
      rows={[
        { term: '前借りしたデータ', value: `${formatGb(amount_mb)}GB`, strong: true },
        { term: '使える期限', value: formatFullDay(expires_on), strong: true },
        { term: '来月のデータ', value: `${formatGb(next_month_mb)}GB` },
      ]}
    />
  );
}

function sendAdvance(
  { amount_mb }: AdvanceValues,
  confirmed: Schema.Terms,
): Promise<AdvanceReceipt> {
  return call(api.postDataAdvance, {
    body: { amount_mb: Number(amount_mb), confirmed },
  });
}

function AdvanceFields() {
  const field = useField<AdvanceValues>();
  const entry = useAdvance();
  const amount = Number(useWatch<AdvanceValues, 'amount_mb'>({ name: 'amount_mb' }));
  const { limit_mb, unit_mb, advanced_mb, accept_until, fee } = entry;
  const result = amount > 0 ? advanced(entry, amount) : undefined;
  return (
    <>
      <Typography variant="lead">
        来月のデータを、今月のうちに使えます。
        <Phrase>来月のデータは、その分少なくなります。</Phrase>
      </Typography>
      <Box sx={{ mt: 7 }}>
        <SelectField
          label="前借りするデータ"
          hint={
            <>
              {formatGb(unit_mb)}GB単位で、{formatGb(limit_mb)}GBまで。
              {advanced_mb > 0 && `今月は、すでに${formatGb(advanced_mb)}GBを前借りしています。`}
              <Phrase>今月の受付は、{formatTime(accept_until)}までです</Phrase>
            </>
          }
          empty="選んでください"
          options={amounts(entry).map((mb) => ({ value: String(mb), label: `${formatGb(mb)}GB` }))}
          {...field('amount_mb', {
            validate: (chosen) =>
              amounts(entry).includes(Number(chosen)) || fieldMessages.mustSelect,
          })}
        />
      </Box>
      {result && (
        <Outcome title="前借り後のデータ">
          <DescriptionList
            ink="top"
            items={[
              { term: '今月の残り', value: change(result.left), strong: true },
              { term: '来月のデータ', value: change(result.next), strong: true },
            ]}
          />
          <GrandTotal flush label="手数料" value={formatNumber(fee)} />
        </Outcome>
      )}
      <Announcement>
        {result
          ? `前借りすると、今月の残りは${formatGb(result.left.after)}GB、来月のデータは${formatGb(result.next.after)}GB、手数料は${formatYen(fee)}です。`
          : ''}
      </Announcement>
    </>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useWatch } from 'react-hook-form';
import { type Answer, call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import {
  billMonth,
  formatDay,
  formatFullDay,
  formatFullMonth,
  formatMonth,
  untilDay,
} from '@/lib/date';
import { masked } from '@/lib/numbers';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { RefusedReview, Review } from '@/procedure/Review';
import { ChoiceSum } from '@/procedure/StayingBar';
import { chargeCategories, chooseOption } from '@/screens/mobile/data/dataProcedure';
import { blockedByUnknown } from '@/screens/mobile/shared/blockedBy';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { refusable } from '@/screens/mobile/shared/useRestricted';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { Nowrap } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Outcome, refusalText, UnknownState, useBlocked } from '../dataProcedure';

const unchanged = 'データは追加されていません。料金もかかりません。';

/** The chosen amount is no longer offered, so the choice is asked for again. */
const goneOption: Rejection = {
  refusal: new BusinessError(409, { code: 'charge_limit_over', message: chooseOption }),
};

interface ChargeValues {
  option_code: string;
}

type ChargeReceipt = Answer<'postCharge'>;

const charge: ProcedureData<ChargeValues, ChargeReceipt> = {
  name: 'charge',
  title: 'データの追加',
  path: paths.mobileCharge(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ追加されていません。',
  unchanged,
  lineNote: 'にデータを追加します',
  steps: inputStep([{ name: 'option_code', label: '追加するデータ' }]),
  submit: sendCharge,
  refusal: (error) =>
    error.code === 'charge_limit_over'
      ? { field: 'option_code', message: error.message }
      : refusalText(error, unchanged),
};

/** データの追加 (docs/product.md §9.3). */
export default function Charge() {
  return (
    <Procedure
      of={charge}
      current={<CurrentSim />}
      unknown={() => <ChargeUnknown />}
      done={(receipt) => <ChargeDone receipt={receipt} />}
    >
      <ChargeSteps />
    </Procedure>
  );
}

const ChargeSteps = () => (
  <ProcedureForm<ChargeValues>
    defaults={{ option_code: '' }}
    blocked={useChargeBlocked()}
    review={<ChargeReview />}
  >
    <InputStep sum={<ChargeSum />}>
      <ChargeFields />
    </InputStep>
  </ProcedureForm>
);

function useChargeBlocked(): Blocked | undefined {
  const entry = useChargeAnswer();
  const blocked = useBlocked('charge', entry);
  if (blocked || isRejection(entry)) return blocked;
  return isKnown(chargeCategories, entry.category) ? undefined : blockedByUnknown('プランの種類');
}

function ChargeUnknown() {
  const data = useChargeAnswer();
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

function ChargeDone({ receipt }: { receipt: ChargeReceipt }) {
  const { amount_mb, price, billing_month, expires_on, data_left_mb } = receipt;
  return (
    <DonePage
      title={`${formatGb(amount_mb)}GBを追加しました。`}
      lead="いまからお使いいただけます。"
      end={
        <p>
          データの残りは<b>{formatGb(data_left_mb)}GB</b>になりました。
        </p>
      }
      of={receipt}
      rows={[
        { term: '追加したデータ', value: `${formatGb(amount_mb)}GB`, strong: true },
        {
          term: '料金',
          value: formatYen(price),
          note: `${formatFullMonth(billing_month)}のご請求に加わります`,
          strong: true,
        },
        { term: '使える期限', value: formatFullDay(expires_on) },
      ]}
    />
  );
}

async function sendCharge(
  { option_code }: ChargeValues,
  confirmed: Schema.Terms,
): Promise<ChargeReceipt> {
  const entry = withoutRejection(
    await queryClient.ensureQueryData(queryOrRejection(read(api.getCharge))),
  );
  const { category } = entry;
  // The page is closed for such an entry (`useBlocked`), but it may have been read again meanwhile.
  if (!isKnown(chargeCategories, category))
    throw new BusinessError(409, { code: 'category', message: 'プランの種類を読み込めません。' });
  return call(api.postCharge, { body: { category, option_code, confirmed } });
}

function ChargeReview() {
  const { option_code } = useValues<ChargeValues>();
  const { options, data_left_mb, payment_method, added_mb } = useCharge();
  const option = options.find((one) => one.option_code === option_code);
  if (!option) return <RefusedReview {...goneOption} />;
  const { amount_mb, price, expires_on } = option;
  const shown = `${formatGb(amount_mb)}GB`;
  const billing_month = billMonth(now());
  return (
    <Review<ChargeValues>
      rows={[
        { term: '追加するデータ', value: shown, strong: true, field: 'option_code' },
        { term: '料金', value: formatYen(price), note: '税込', strong: true, confirms: { price } },
        { term: '使える期限', value: untilDay(expires_on), confirms: { expires_on } },
        {
          term: 'データの残り',
          value: `${formatGb(data_left_mb)}GB → ${formatGb(data_left_mb + amount_mb)}GB`,
        },
        {
          term: '今月追加したデータ',
          value: `${formatGb(added_mb)}GB → ${formatGb(added_mb + amount_mb)}GB`,
          confirms: { added_mb },
        },
        {
          term: 'ご請求',
          value: `${formatMonth(billing_month)}のご請求に${formatYen(price)}が加わります`,
          confirms: { billing_month },
        },
        { term: 'お支払い方法', value: masked(payment_method) },
      ]}
      after={
        <Alert severity="warning">
          <AlertTitle component="h2">追加すると取り消せません</AlertTitle>
          使い切れずに期限を過ぎたデータは、なくなります。
        </Alert>
      }
      action={`${shown}を${formatYen(price)}で追加する`}
    />
  );
}

function ChargeFields() {
  const field = useField<ChargeValues>();
  const { category, data_left_mb, limit_mb, added_mb, line_ends_on, options } = useCharge();
  const chosen = useWatch<ChargeValues, 'option_code'>({ name: 'option_code' });
  const option = options.find(({ option_code }) => option_code === chosen);
  return (
    <>
      <RadioRows
        label="追加するデータ"
        hint={
          <>
            {labelOf(chargeCategories, category)}の料金(税込)です。
            <Nowrap>申し込むたびにかかります。</Nowrap>
            {added_mb > 0 && `今月は、あと${formatGb(limit_mb)}GBまで追加できます。`}
            {line_ends_on &&
              `この番号のご利用は${formatDay(line_ends_on)}までに終わるため、それまでに使い切ってください。`}
          </>
        }
        rows={options.map(({ option_code, amount_mb, price, expires_on, is_available }) => ({
          value: option_code,
          title: `${formatGb(amount_mb)}GB`,
          help: is_available
            ? untilDay(expires_on, '使えます')
            : '今月追加できるデータ量を超えるため、選べません',
          amount: <Amount value={price} muted={!is_available} />,
          disabled: !is_available,
        }))}
        {...field('option_code', {
          validate: (code) =>
            options.some(({ option_code, is_available }) => option_code === code && is_available) ||
            chooseOption,
        })}
      />
      {option && (
        <Outcome title="追加後のデータ" caption={untilDay(option.expires_on, '使えます')}>
          <DescriptionList
            ink="top"
            items={[
              {
                term: 'データの残り',
                value: `${formatGb(data_left_mb)}GB → ${formatGb(data_left_mb + option.amount_mb)}GB`,
                strong: true,
              },
            ]}
          />
          <GrandTotal
            flush
            label="料金"
            caption={`${formatMonth(billMonth(now()))}のご請求に加わります`}
            value={formatNumber(option.price)}
          />
        </Outcome>
      )}
      <Announcement>
        {option
          ? `追加すると、データの残りは${formatGb(data_left_mb + option.amount_mb)}GB、料金は${formatYen(option.price)}です。`
          : ''}
      </Announcement>
    </>
  );
}

/** Its price and what is left then, for the bar that stays. */
function ChargeSum() {
  const { data_left_mb, options } = useCharge();
  const chosen = useWatch<ChargeValues, 'option_code'>({ name: 'option_code' });
  const option = options.find(({ option_code }) => option_code === chosen);
  if (!option)
    return <ChoiceSum value="まだ選んでいません" note={`残り ${formatGb(data_left_mb)}GB`} />;
  return (
    <ChoiceSum
      value={
        <>
          料金 <Amount value={option.price} strong />
        </>
      }
      note={`残りは${formatGb(data_left_mb + option.amount_mb)}GBに`}
    />
  );
}

/** What is offered or its refusal, and what is offered where it isn't refused. */
const [useChargeAnswer, useCharge] = refusable(() => read(api.getCharge));

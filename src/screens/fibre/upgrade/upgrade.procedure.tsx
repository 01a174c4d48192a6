import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { unsent } from '@/api/mutation';
import { useRead } from '@/api/query';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { procedureMessages } from '@/catalogue/messages';
import { desiredHalfDays, halfDayChoices } from '@/catalogue/timeBands';
import { addDays, billMonth, dayRange, formatDay, formatFullDay, formatMonth } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { Change } from '@/procedure/cost/Change';
import { ChoiceStrip } from '@/procedure/field/ChoiceStrip';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, refusedAs, useValues } from '@/procedure/procedureData';
import { DonePage, sentToo } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { Topic } from '@/procedure/Topic';
import { CurrentFibre } from '@/screens/fibre/shared/CurrentFibre';
import { DayQuestion } from '@/screens/fibre/shared/DayQuestion';
import {
  areaRows,
  type Judgements,
  upgradeRefusalTitle,
  useJudgements,
  useUpgradeBlocked,
} from '@/screens/fibre/upgrade/judgements';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { TextField } from '@/ui/fields/TextField';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { AmountTable } from '@/ui/row/AmountTable';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** Days of construction that are offered from the first one on. */
const offeredDays = 60;

/** What was answered, and what was confirmed to be charged once. */
type Upgraded = Answer<'postG10UpgradeEntry'> &
  Pick<Schema.Terms, 'entry_fee' | 'construction_fee'>;

interface UpgradeValues {
  /** ISO day of the construction; empty until chosen. */
  date: string;
  part_of_day: Code.HalfDay;
  tel: string;
}

const upgrade: ProcedureData<UpgradeValues, Upgraded> = {
  name: 'g10_upgrade',
  title: '10ギガへの変更',
  path: paths.upgrade(),
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ申し込まれていません。',
  steps: inputStep([
    { name: 'date', label: '工事の希望日' },
    { name: 'part_of_day', label: '時間帯' },
    { name: 'tel', label: '当日に連絡のつく電話番号', secret: true },
  ]),
  submit: sendUpgrade,
  refusal: refusedAs(upgradeRefusalTitle, procedureMessages.nothingDone, { date_taken: 'date' }),
};

/** 10ギガへの変更 (docs/product.md §6.7). */
export default function Upgrade() {
  return (
    <Procedure
      of={upgrade}
      current={<CurrentFibre />}
      unknown={() => <UpgradeUnknown />}
      done={(receipt) => <UpgradeDone receipt={receipt} />}
    >
      <UpgradeSteps />
    </Procedure>
  );
}

const UpgradeSteps = () => (
  <ProcedureForm<UpgradeValues>
    defaults={{ date: '', part_of_day: 'none', tel: '' }}
    blocked={useUpgradeBlocked()}
    review={<UpgradeReview />}
  >
    <InputStep>
      <UpgradeFields />
    </InputStep>
  </ProcedureForm>
);

function UpgradeReview() {
  const { date, part_of_day, tel } = useValues<UpgradeValues>();
  const judged = useJudgements();
  const { monthly_fee } = judged.state;
  const { entry_fee, construction_fee } = judged.accept;
  return (
    <Review<UpgradeValues>
      rows={[
        { term: '工事日', value: formatFullDay(date), strong: true, field: 'date' },
        { term: '時間帯', value: labelOf(desiredHalfDays, part_of_day), field: 'part_of_day' },
        { term: '工事の場所', value: judged.area.address },
        { term: '電話番号', value: <Verbatim>{formatPhone(tel)}</Verbatim>, field: 'tel' },
      ]}
      beside={[
        { term: '登録手数料', confirms: { entry_fee } },
        { term: '工事費', confirms: { construction_fee } },
        { term: '毎月の基本料金', confirms: { monthly_fee } },
      ]}
      after={<UpgradeFee judged={judged} from={`${formatMonth(billMonth(date))}のご請求`} />}
      consent="料金と、工事に立ち会いが必要なことを確かめました"
      action={`${formatDay(date).replace(/\(.\)$/, '')}の工事を申し込む`}
    />
  );
}

const states: Record<Code.UpgradeStateCode, 'accepted' | 'not yet'> = {
  none: 'not yet',
  accepted: 'accepted',
  scheduled: 'accepted',
  done: 'accepted',
};

function UpgradeUnknown() {
  const data = useRead(api.getG10upgStateInfo);
  if (!isKnown(states, data.state))
    return (
      <p>
        10ギガへの変更の状況を読み込めません。受け付けられたかどうかは、お知らせ履歴でお確かめください。
      </p>
    );
  return states[data.state] === 'not yet' ? (
    <p>
      {
        'お申し込みの記録は、まだありません。数分たってからもう一度ご覧になり、それでもないときに、もう一度お申し込みください。'
      }
    </p>
  ) : (
    <p>
      <b>10ギガへの変更を受け付けています。</b>もう一度お申し込みになる必要はありません。
    </p>
  );
}

function UpgradeDone({ receipt }: { receipt: Upgraded }) {
  const { construction_on, part_of_day, monthly_fee, discount } = receipt;
  const { entry_fee = 0, construction_fee = 0 } = receipt;
  const month = `${formatMonth(billMonth(construction_on))}のご請求`;
  return (
    <DonePage
      title="10ギガへの変更を受け付けました。"
      lead={
        <>
          <Phrase>工事日は、お立ち会いください。</Phrase>
          <Phrase>その日までは、いまのプランのままです。</Phrase>
        </>
      }
      end={
        <>
          {sentToo}
          <p>
            工事日をいつまで変更できるかは、<Nowrap>工事の日程</Nowrap>でご覧いただけます。
          </p>
          <Stack direction="row" data-print="none" sx={{ flexWrap: 'wrap', columnGap: 5 }}>
            <Button variant="text" href={paths.construction()}>
              工事の日程を見る
            </Button>
            <AddToCalendar
              events={[
                {
                  id: 'construction',
                  title: `10ギガへの切り替え工事(${brand.services.fixed})`,
                  day: construction_on,
                  notes: part_of_day === 'none' ? [] : [labelOf(desiredHalfDays, part_of_day)],
                  url: paths.progress(),
                },
              ]}
            />
          </Stack>
        </>
      }
      of={receipt}
      rows={[
        {
          term: '工事日',
          value: <DateFigure day={construction_on} />,
          note: part_of_day !== 'none' && labelOf(desiredHalfDays, part_of_day),
        },
        entry_fee + construction_fee > 0 && {
          term: '初期費用',
          value: formatYen(entry_fee + construction_fee),
          note: `${month}で、登録手数料${formatYen(entry_fee)}と工事費${formatYen(construction_fee)}`,
        },
        {
          term: '毎月の基本料金',
          value: formatYen(monthly_fee),
          note: (
            <>
              <p>{month}から</p>
              {discount && <Discounted fee={monthly_fee} discount={discount} />}
            </>
          ),
          strong: true,
        },
      ]}
    />
  );
}

/** The judged address, the new fees, and the choice of a day for the construction. */
function UpgradeFields() {
  const field = useField<UpgradeValues>();
  const judged = useJudgements();
  const { area, accept } = judged;
  const days = accept.first_day
    ? dayRange(accept.first_day, addDays(accept.first_day, offeredDays))
    : [];
  return (
    <>
      <DescriptionList
        ink="top"
        stacked
        items={[{ term: 'ご利用場所', value: area.address }, ...areaRows(area)]}
      />
      <Topic label="料金">
        <UpgradeFee judged={judged} />
      </Topic>
      <Topic label="切り替えの工事">
        <DayQuestion<UpgradeValues>
          name="date"
          label="工事の希望日"
          caption="立ち会いが必要です(約1時間)"
          days={days}
        />
        <ChoiceStrip label="時間帯" optional choices={halfDayChoices} {...field('part_of_day')} />
        <TextField
          label="当日に連絡のつく電話番号"
          hint="ハイフンは不要です"
          type="tel"
          autoComplete="tel"
          {...field('tel', typedAs(textKinds.phone))}
        />
      </Topic>
    </>
  );
}

/** Applies for the upgrade. The token is read right before, since it expires soon, and is kept nowhere. */
async function sendUpgrade(
  { date, part_of_day, tel }: UpgradeValues,
  confirmed: Schema.Terms,
): Promise<Upgraded> {
  const { token } = await call(api.getG10upgTokenInfo).catch((error: unknown) => {
    throw unsent(error);
  });
  const answer = await call(api.postG10UpgradeEntry, {
    body: { token, date, part_of_day, tel, has_consented: true, confirmed },
  });
  const { entry_fee, construction_fee } = confirmed;
  return { ...answer, entry_fee, construction_fee };
}

interface UpgradeFeeProps {
  judged: Judgements;
  /** The first bill with the new fee, if the day is chosen: `1月のご請求`. */
  from?: string;
}

/** The base fee of a month before and after, the discount on it, and what is charged once. */
function UpgradeFee({ judged: { state, accept }, from }: UpgradeFeeProps) {
  return (
    <>
      <AmountTable
        caption="初期費用"
        rows={[
          { key: 'entry', name: '登録手数料', note: 'はじめに1回', amount: accept.entry_fee },
          {
            key: 'construction',
            name: '工事費',
            note: 'はじめに1回',
            amount: accept.construction_fee,
          },
        ]}
      />
      <Typography variant="help">
        毎月の基本料金({from ?? '切り替えた月の翌月のご請求'}から)
      </Typography>
      <Change
        before={formatNumber(state.current_monthly_fee)}
        after={formatNumber(state.monthly_fee)}
        unit="円"
      />
      {state.discount && <Discounted fee={state.monthly_fee} discount={state.discount} />}
    </>
  );
}

interface DiscountedProps {
  /** Yen a month without the discount. */
  fee: number;
  discount: NonNullable<Schema.UpgradeState['discount']>;
}

/** What a month costs as long as the discount holds. */
function Discounted({ fee, discount: { name, amount, months } }: DiscountedProps) {
  return (
    <Typography variant="inherit" component="p" sx={{ mt: 3 }}>
      はじめの{months}か月のご請求は、
      <Nowrap>
        {name}({formatNumber(amount)}円)
      </Nowrap>
      で<b>{formatYen(fee + amount)}</b>です。
    </Typography>
  );
}

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type Answer, call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import {
  isRejection,
  queryOrRejection,
  read,
  type Rejection,
  useRead,
  useReads,
} from '@/api/query';
import { background } from '@/api/queryClient';
import type { CancelTarget } from '@/catalogue/generated/codes';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { callFlats, cancelTargets } from '@/catalogue/mobile';
import { followedBy } from '@/catalogue/refusals';
import { formatDay, formatFullDay, formatFullTime, untilDay } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import {
  inputStep,
  type ProcedureData,
  type ReviewRow,
  useValues,
} from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { RefusedReview, Review } from '@/procedure/Review';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { nextActionOf, restrictionOf } from '@/screens/mobile/shared/useRestricted';
import { RadioRows } from '@/ui/fields/RadioRows';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';

interface CancelValues {
  /** Target and receipt number of the change: `price_plan PX2611140128`. */
  target: string;
}

/** The chosen change is no longer reserved, so the choice is asked for again. */
const goneTarget: Rejection = {
  refusal: new BusinessError(409, {
    code: 'not_found',
    message: fieldMessages.mustSelect,
    fields: [{ name: 'receipt_number', message: fieldMessages.mustSelect }],
  }),
};

type Rows = ReviewRow<CancelValues>[];

const planRows = ({
  from_plan,
  to_plan,
  from_call_flat,
  to_call_flat,
}: Schema.ReservedPlan): Rows => [
  {
    term: '取り消す変更',
    value: <PlanChangeText from={from_plan.planName} to={to_plan.planName} />,
    note:
      to_call_flat && to_call_flat !== from_call_flat
        ? `かけ放題は「${labelOf(callFlats, to_call_flat)}」へ`
        : undefined,
    strong: true,
    field: 'target',
  },
  {
    term: 'このあとのプラン',
    value: `「${from_plan.planName}」のまま`,
    note: `毎月 ${formatYen(from_plan.monthly_fee)}`,
  },
];

const callFlatRows = (flat: Schema.ReservedCallFlat): Rows => [
  {
    term: '取り消す変更',
    value: (
      <PlanChangeText
        from={labelOf(callFlats, flat.from_call_flat)}
        to={labelOf(callFlats, flat.to_call_flat)}
      />
    ),
    strong: true,
    field: 'target',
  },
  {
    term: 'このあとのかけ放題',
    value: `「${labelOf(callFlats, flat.from_call_flat)}」のまま`,
    note: `毎月 ${formatYen(flat.from_monthly_fee)}`,
  },
];

const commonRows = (reserved: Schema.ReservedPlan | Schema.ReservedCallFlat): Rows => [
  { term: '変わる予定だった日', value: formatFullDay(reserved.starts_on) },
  { term: 'お申し込み', value: formatFullTime(reserved.accepted_at) },
  { term: '受付番号', value: <Verbatim>{formatReceiptNumber(reserved.receipt_number)}</Verbatim> },
  { term: '取り消しの期限', value: formatFullDay(reserved.cancel_until) },
];

/** The answer, with which of the two kinds was taken back. */
type CancelReceipt = Answer<'postCancelExchangePricePlan'> & { target: CancelTarget };

const planCancel: ProcedureData<CancelValues, CancelReceipt> = {
  name: 'cancel_exchange_price_plan',
  title: '変更の取り消し',
  path: paths.mobilePlanCancel(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ取り消されていません。',
  lineNote: 'の変更を取り消します',
  steps: inputStep(
    [{ name: 'target', label: '取り消す変更', requestField: 'receipt_number' }],
    '選択',
  ),
  submit: async ({ target }) => {
    const body = parseTarget(target);
    const answer = await call(api.postCancelExchangePricePlan, { body });
    return { ...answer, target: body.target };
  },
  refusal: ({ code, message, details }) => {
    const until = details['cancel_until'];
    const late = typeof until === 'string' ? `期限は${formatFullDay(until)}でした。` : '';
    return {
      title: code === 'cancel_error' ? '取り消せませんでした' : procedureMessages.refused,
      text: followedBy(message, `${late}${procedureMessages.nothingDone}`),
    };
  },
};

/** 変更の取り消し: a reserved plan or call-flat option, until its deadline. */
export default function PlanCancel() {
  return (
    <Procedure
      of={planCancel}
      current={<CurrentSim />}
      unknown={(sent) => <CancelUnknown {...sent} />}
      done={(receipt) => <CancelDone receipt={receipt} />}
    >
      <PlanCancelSteps />
    </Procedure>
  );
}

function PlanCancelSteps() {
  const [only, ...others] = targets(useReserved());
  return (
    <ProcedureForm<CancelValues>
      defaults={{ target: '', ...(only && others.length === 0 && { target: only }) }}
      blocked={useCancelBlocked()}
      review={<PlanCancelReview />}
    >
      <InputStep>
        <CancelFields />
      </InputStep>
    </ProcedureForm>
  );
}

function CancelFields() {
  const field = useField<CancelValues>();
  const reserved = useReserved();
  const { plan, callFlat } = reserved;
  return (
    <RadioRows
      label="取り消す変更"
      {...field('target', {
        validate: (target) => targets(reserved).includes(target) || fieldMessages.mustSelect,
      })}
      rows={[
        ...(plan
          ? [
              {
                value: targetOf('price_plan', plan),
                title: `「${plan.to_plan.planName}」へのプランの変更`,
                help: helpOf(plan),
              },
            ]
          : []),
        ...(callFlat
          ? [
              {
                value: targetOf('voice_call_fixed_option', callFlat),
                title: `「${labelOf(callFlats, callFlat.to_call_flat)}」へのかけ放題の変更`,
                help: helpOf(callFlat),
              },
            ]
          : []),
      ]}
    />
  );
}

const helpOf = ({ starts_on, cancel_until }: { starts_on: string; cancel_until: string }) =>
  `${formatDay(starts_on)}から・${untilDay(cancel_until, '取り消せます')}`;

function CancelUnknown({ values: { target } }: { values: CancelValues }) {
  const reserved = useReserved();
  return targets(reserved).includes(target) ? (
    <p>
      変更は、まだ取り消されていません。数分たっても変わらないときに、もう一度取り消してください。
    </p>
  ) : (
    <p>
      <b>変更は取り消されています。</b>もう一度取り消していただく必要はありません。
    </p>
  );
}

function CancelDone({ receipt }: { receipt: CancelReceipt }) {
  const { target, planName } = receipt;
  return (
    <DonePage
      title="変更を取り消しました。"
      lead={
        target === 'price_plan'
          ? `このあとも「${planName}」をお使いいただけます。`
          : 'このあとも、いまのかけ放題をお使いいただけます。'
      }
      end={<p>毎月の料金は変わりません。次の変更は、いつでもお申し込みいただけます。</p>}
      of={receipt}
      rows={[
        { term: '取り消した手続き', value: labelOf(cancelTargets, target), strong: true },
        { term: 'ご利用のプラン', value: planName },
      ]}
    />
  );
}

function PlanCancelReview() {
  const { target } = useValues<CancelValues>();
  const { plan, callFlat } = useReserved();
  const action = '変更を取り消す';
  if (plan && target === targetOf('price_plan', plan))
    return <Review<CancelValues> rows={[...planRows(plan), ...commonRows(plan)]} action={action} />;
  if (callFlat && target === targetOf('voice_call_fixed_option', callFlat))
    return (
      <Review<CancelValues>
        rows={[...callFlatRows(callFlat), ...commonRows(callFlat)]}
        action={action}
      />
    );
  return <RefusedReview {...goneTarget} />;
}

/** 「NEO 10GB」から「NEO 20GB」へ, broken only between the two. */
function PlanChangeText({ from, to }: { from: string; to: string }) {
  return (
    <>
      <Phrase>「{from}」から</Phrase>
      <Phrase>「{to}」へ</Phrase>
    </>
  );
}

/** Reserved changes that can still be taken back. */
interface Reserved {
  plan: Schema.ReservedPlan | undefined;
  callFlat: Schema.ReservedCallFlat | undefined;
  /** Why a change is missing: it is too late, or none was applied for. */
  refusals: BusinessError[];
}

function useReserved(): Reserved {
  const [plan, callFlat] = useReads(
    queryOrRejection(read(api.getCancelExchangePricePlan)),
    queryOrRejection(read(api.getCancelExchangeVoiceCallFixedOption)),
  );
  return {
    plan: isRejection(plan) ? undefined : plan,
    callFlat: isRejection(callFlat) ? undefined : callFlat,
    refusals: [plan, callFlat].flatMap((answer) => (isRejection(answer) ? [answer.refusal] : [])),
  };
}

const targetOf = (target: CancelTarget, { receipt_number }: { receipt_number: string }) =>
  `${target} ${receipt_number}`;

function targets({ plan, callFlat }: Reserved): string[] {
  return [
    ...(plan ? [targetOf('price_plan', plan)] : []),
    ...(callFlat ? [targetOf('voice_call_fixed_option', callFlat)] : []),
  ];
}

/** Splits a choice into the fields of the request. */
function parseTarget(choice: string): { target: CancelTarget; receipt_number: string } {
  const [target, receipt_number = ''] = choice.split(' ');
  return {
    target: target === 'price_plan' ? target : 'voice_call_fixed_option',
    receipt_number,
  };
}

export function useCancelBlocked(): Blocked | undefined {
  const reserved = useReserved();
  const { restrictions } = useRead(api.getSettingsRestriction);
  const isBlocked = targets(reserved).length === 0;
  const plan = useQuery({
    ...read(api.getPricePlan),
    enabled: isBlocked,
    meta: background,
  }).data;
  if (!isBlocked) return undefined;
  const late = reserved.refusals.find(({ code }) => code === 'cancel_error');
  const closed = restrictionOf(restrictions, 'price_plan_exchange');
  // The change that can no longer be cancelled has a text of its own.
  const next =
    closed && !(late && closed.reason === 'change_reserved') ? nextActionOf(closed) : undefined;
  const until = late?.details['cancel_until'];
  // Once it has begun, another change can be applied for.
  const begun = late && plan && !plan.next ? plan.current.planName : undefined;
  return {
    reason: late ? (
      <p>
        {late.message}
        {typeof until === 'string' && (
          <>
            取り消しの期限は<Nowrap>{formatFullDay(until)}</Nowrap>でした。
          </>
        )}
      </p>
    ) : (
      reserved.refusals.map(({ message }) => <p key={message}>{message}</p>)
    ),
    possible: (
      <p>
        {next ? (
          <KeepTogether>{next.text}</KeepTogether>
        ) : late && !begun ? (
          '変更のあとで、もう一度プランを変更していただけます。'
        ) : (
          <>
            {begun && `いまのプランは「${begun}」です。`}
            プランの変更は、いつでもお申し込みいただけます。
          </>
        )}
      </p>
    ),
    actions: (
      <>
        {next && (
          <Button variant="secondary" href={next.to}>
            {next.action}
          </Button>
        )}
        <Button variant={next ? 'text' : 'secondary'} href={paths.mobileContract()}>
          ご契約情報に戻る
        </Button>
        {(!late || begun) && !next && (
          <Button variant="text" href={paths.mobilePlan()}>
            プランを変更する
          </Button>
        )}
      </>
    ),
  };
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { simKinds } from '@/catalogue/contract';
import type { EsimRefusalCode } from '@/catalogue/generated/codes';
import { isKnown, lookUp } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { esimOperations } from '@/catalogue/mobile';
import { ungrouped } from '@/lib/characters';
import { now } from '@/lib/clock';
import { billMonth, daysUntil, formatFullDay, formatMonth } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { foldedBy } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, useValues } from '@/procedure/procedureData';
import { Review } from '@/procedure/Review';
import { blockedBy, blockedByUnknown, type NextAction } from '@/screens/mobile/shared/blockedBy';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { Amount } from '@/ui/figure/Amount';
import { KeepTogether } from '@/ui/KeepTogether';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { ActivationCode, BeforeReading, EsimDone, EsimUnknown } from './EsimDone';
import {
  eidProblem,
  esimBefore,
  type EsimReceipt,
  esimRefusalTitle,
  type EsimValues,
  formatEid,
  useEsim,
  useEsimAnswer,
} from './esimValues';

/** The target of the link in the form's alert. */
const issuedId = 'issued';

const esim: ProcedureData<EsimValues, EsimReceipt> = {
  name: 'esim',
  title: 'eSIMの発行・再発行',
  path: paths.mobileEsim(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ発行されていません。',
  lineNote: 'のeSIMを発行します',
  steps: inputStep([
    { name: 'operation', label: '手続き' },
    { name: 'eid', label: 'EID', secret: true },
  ]),
  submit: sendEsim,
  keep: ({ activation: _activation, ...kept }) => kept,
  refusal: ({ code, message }) =>
    code === 'eid_invalid'
      ? { field: 'eid', message }
      : {
          title: esimRefusalTitle(code),
          // If a next action is known, its text replaces the message, since the title already says why.
          text: `${esimNextActions[code]?.text ?? message}eSIMは発行されていません。手数料もかかりません。`,
        },
};

/** eSIMの変更・発行・再発行 (docs/product.md §10.4). */
export default function Esim() {
  return (
    <Procedure
      of={esim}
      current={<CurrentSim />}
      unknown={(sent) => <EsimUnknown {...sent} />}
      done={(receipt) => <EsimDone receipt={receipt} />}
    >
      <EsimSteps />
    </Procedure>
  );
}

function EsimSteps() {
  const read = useInitialValues();
  return (
    <ProcedureForm<EsimValues>
      defaults={{ operation: '', eid: '', issued: '', ...read }}
      blocked={useEsimBlocked()}
      review={<EsimReview />}
    >
      <InputStep footer={<IssuedEsim />}>
        <EsimFields />
      </InputStep>
    </ProcedureForm>
  );
}

/**
 * The only possible procedure is chosen at first. `issued` gets the receipt number of an earlier
 * activation.
 */
function useInitialValues(): Partial<EsimValues> {
  const answer = useEsimAnswer();
  if (isRejection(answer)) return {};
  const issued = answer.activation?.receipt_number ?? '';
  const open = answer.operations.filter(({ can_choose }) => can_choose);
  const [only, ...others] = open.map(({ operation }) => operation);
  return only && others.length === 0 && isKnown(esimOperations, only)
    ? { operation: only, issued }
    : { issued };
}

function EsimReview() {
  const { operation, eid } = useValues<EsimValues>();
  const { operations, sim_kind, activation } = useEsim();
  const chosen = operations.find((choice) => choice.operation === operation);
  const fee = chosen?.fee ?? 0;
  const billing_month = billMonth(now());
  return (
    <Review<EsimValues>
      rows={[
        {
          term: '手続き',
          value: operation ? esimOperations[operation].name : '-',
          strong: true,
          field: 'operation',
        },
        { term: 'EID', value: <Verbatim>{formatEid(eid)}</Verbatim>, field: 'eid' },
        {
          term: '手数料',
          value: formatYen(fee),
          note: `${formatMonth(billing_month)}のご請求に含まれます`,
          strong: true,
          confirms: { fee, billing_month },
        },
      ]}
      beside={[
        {
          term: '使えなくなる発行済みのQRコード',
          confirms: { replaces: activation?.receipt_number ?? null },
        },
      ]}
      after={
        <Alert severity="warning">
          <AlertTitle component="h2">{`設定すると、いまの${lookUp(simKinds, sim_kind) ?? 'SIM'}は使えなくなります`}</AlertTitle>
          発行したあとは、手数料をお返しできません。
          {activation && '発行済みで、まだ設定していないQRコードも使えなくなります。'}
        </Alert>
      }
      action="eSIMを発行する"
    />
  );
}

async function sendEsim(
  { operation, eid }: EsimValues,
  confirmed: Schema.Terms,
): Promise<EsimReceipt> {
  const body = { operation: operation || 'issue', eid, confirmed } as const;
  const issued = await call(api.postEsim, { body });
  const { receipt_number, expires_on } = issued.activation;
  return { ...issued, receipt_number, expires_on };
}

function EsimFields() {
  const field = useField<EsimValues>();
  const { operations, activation } = useEsim();
  return (
    <>
      {activation && (
        <Box sx={{ mt: { xs: 6, sm: 7 }, mb: { xs: 7, sm: 9 } }}>
          <Alert severity="warning">
            <AlertTitle component="h2">まだ設定していないeSIMがあります</AlertTitle>
            新しく発行すると、いまのQRコードは使えなくなります。
            <Box sx={{ mt: 1 }}>
              <Button variant="text" href={`#${issuedId}`}>
                発行済みのQRコードを見る
              </Button>
            </Box>
          </Alert>
        </Box>
      )}
      <RadioRows
        label="手続き"
        rows={operations.flatMap(({ operation, can_choose, reason, fee }) => {
          const known = lookUp(esimOperations, operation);
          // One that isn't known can't be ordered here.
          if (!known) return [];
          return [
            {
              value: operation,
              title: known.name,
              help: reason ?? known.help,
              amount: can_choose ? <Amount value={fee} /> : undefined,
              disabled: !can_choose,
            },
          ];
        })}
        {...field('operation', {
          validate: (chosen) =>
            operations.some(({ operation, can_choose }) => operation === chosen && can_choose) ||
            fieldMessages.mustSelect,
        })}
      />
      <TextField
        label="EID"
        hint="使うスマートフォンで *#06# に電話をかけるか、設定の「端末情報」で確かめられる32桁の数字です"
        inputMode="numeric"
        autoComplete="off"
        long
        {...field('eid', {
          ...foldedBy(ungrouped),
          validate: (eid) => eidProblem(eid) ?? true,
        })}
      />
    </>
  );
}

/** An eSIM that was issued and not set up yet: its code again, and what to do with it. */
function IssuedEsim() {
  const { activation } = useEsim();
  if (!activation) return null;
  const { expires_on, receipt_number } = activation;
  const left = daysUntil(expires_on, now());
  return (
    <Section id={issuedId} label="発行済みのeSIM" caption="まだ設定していません">
      <Box sx={{ mt: { xs: 6, sm: 7 }, mb: { xs: 7, sm: 9 } }}>
        <BeforeReading />
      </Box>
      <NumberedSteps steps={esimBefore} />
      <ActivationCode activation={activation} />
      <DescriptionList
        stacked
        items={[
          {
            term: '使える期限',
            value: formatFullDay(expires_on),
            note: left === 0 ? '今日まで。1回だけ使えます' : `あと${left}日。1回だけ使えます`,
            strong: true,
          },
          { term: '受付番号', value: <Verbatim>{formatReceiptNumber(receipt_number)}</Verbatim> },
        ]}
      />
    </Section>
  );
}

const contract = {
  text: 'いまのSIMは、これまでどおりお使いいただけます。',
  action: 'ご契約情報を見る',
  to: paths.mobileContract(),
};

export function useEsimBlocked(): Blocked | undefined {
  const answer = useEsimAnswer();
  const restricted = useRestricted('esim');
  if (!isRejection(answer))
    return (
      restricted ??
      (answer.operations.some(({ operation }) => isKnown(esimOperations, operation))
        ? undefined
        : blockedByUnknown('お選びいただける手続き'))
    );
  const { code, message, details } = answer.refusal;
  const nextAction = esimNextActions[code] ?? contract;
  return blockedBy({
    reason: <KeepTogether>{message}</KeepTogether>,
    opens: details['available_from'],
    nextAction,
    exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  });
}

/** What is possible instead, by the code of the refusal. */
const esimNextActions: Partial<Record<string, NextAction>> = {
  esim_in_progress: {
    text: '手続きの進み具合は、「手続きの状況」でお確かめいただけます。',
    action: '手続きの状況を見る',
    to: paths.mobileProgress(),
  },
  device_not_compatible: {
    text: 'eSIMに対応した機種は、「機種の追加」でお選びいただけます。',
    action: '機種を選ぶ',
    to: paths.mobileDeviceEntry(),
  },
  quitting: {
    text: '解約を取り消すと、お申し込みいただけます。',
    action: '解約の状況を見る',
    to: paths.mobileQuit(),
  },
  suspended: {
    text: 'SIMの利用を再開すると、お申し込みいただけます。',
    action: '停止・再開の状況を見る',
    to: paths.mobileStopRestart(),
  },
} satisfies Record<EsimRefusalCode, NextAction>;

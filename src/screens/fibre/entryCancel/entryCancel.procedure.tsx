import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { useRead } from '@/api/query';
import { contractStatuses } from '@/catalogue/contract';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { quitMessages, type QuitReason, quitReasonOrder, quitReasons } from '@/catalogue/quit';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, refusedAs, useValues } from '@/procedure/procedureData';
import { DonePage, sentToo } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { contractLink } from '@/screens/fibre/shared/blocked';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';

type EntryCancelled = Answer<'postContractEntryCancel'>;

interface EntryCancelValues {
  reason: QuitReason;
  comment: string;
}

const entryCancel: ProcedureData<EntryCancelValues, EntryCancelled> = {
  name: 'entry_cancel',
  title: 'お申し込みの取り消し',
  path: paths.entryCancel(),
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ取り消されていません。',
  steps: inputStep([
    { name: 'reason', label: '取り消しの理由' },
    { name: 'comment', label: '詳しい理由' },
  ]),
  submit: sendEntryCancel,
  refusal: refusedAs(() => 'お申し込みを取り消せませんでした', procedureMessages.nothingDone),
};

/** お申し込みの取り消し, only while `canEntryCancel` (docs/product.md §6.12). */
export default function EntryCancel() {
  return (
    <Procedure
      of={entryCancel}
      unknown={() => <EntryCancelUnknown />}
      done={(receipt) => <EntryCancelDone receipt={receipt} />}
    >
      <EntryCancelSteps />
    </Procedure>
  );
}

const EntryCancelSteps = () => (
  <ProcedureForm<EntryCancelValues>
    defaults={{ comment: '' }}
    blocked={useEntryCancelBlocked()}
    review={<EntryCancelReview />}
  >
    <InputStep>
      <EntryCancelFields />
    </InputStep>
  </ProcedureForm>
);

function useEntryCancelBlocked(): Blocked | undefined {
  const { plan } = useRead(api.getFixedContract);
  if (plan.canEntryCancel) return undefined;
  if (plan.cnStatusCode === 'ENTR')
    return {
      reason: quitMessages.entryPeriodPassed,
      possible: 'ご利用の開始後は、解約の手続きができます。お急ぎのときは、お電話ください。',
      actions: contractLink,
    };
  return {
    reason: isKnown(contractStatuses, plan.cnStatusCode)
      ? 'お申し込み中のご契約がないためです。'
      : 'ご契約の状態を読み込めないためです。お手数ですが、サポート窓口へお電話ください。',
    actions: contractLink,
  };
}

function EntryCancelReview() {
  const { reason, comment } = useValues<EntryCancelValues>();
  const { plan } = useRead(api.getFixedContract);
  return (
    <Review<EntryCancelValues>
      rows={[
        {
          term: '取り消すもの',
          value: plan.planName,
          note: `${formatFullDay(plan.acceptDate)}のお申し込み`,
          strong: true,
        },
        { term: '理由', value: labelOf(quitReasons, reason), field: 'reason' },
        { term: '詳しい理由', value: comment || 'なし', field: 'comment' },
      ]}
      after={
        <Alert severity="warning">
          <AlertTitle component="h2">取り消すと、元に戻せません</AlertTitle>
          もう一度お使いになるときは、新しいお申し込みが必要です。
        </Alert>
      }
      action="お申し込みを取り消す"
      variant="destructive"
    />
  );
}

function EntryCancelFields() {
  const field = useField<EntryCancelValues>();
  return (
    <>
      <RadioRows
        label="取り消しの理由"
        hint="サービス改善の参考にいたします"
        light
        rows={quitReasonOrder.map((value) => ({ value, title: labelOf(quitReasons, value) }))}
        {...field('reason', { required: fieldMessages.mustSelect })}
      />
      <TextField
        label="詳しい理由"
        hint="200文字まで"
        optional
        autoComplete="off"
        {...field('comment', typedAs(textKinds.comment, { optional: true }))}
      />
    </>
  );
}

function EntryCancelUnknown() {
  const { plan } = useRead(api.getFixedContract);
  if (!isKnown(contractStatuses, plan.cnStatusCode))
    return (
      <p>
        ご契約の状態を読み込めません。受け付けられたかどうかは、お知らせ履歴でお確かめください。
      </p>
    );
  return plan.cnStatusCode === 'CNCL' ? (
    <p>
      <b>お申し込みは取り消されています。</b>もう一度お手続きになる必要はありません。
    </p>
  ) : (
    <p>
      お申し込みは、まだ取り消されていません。数分たっても変わらないときに、もう一度お手続きください。
    </p>
  );
}

function EntryCancelDone({ receipt }: { receipt: EntryCancelled }) {
  return (
    <DonePage
      title="お申し込みを取り消しました。"
      lead="工事も行いません。料金はかかりません。"
      end={sentToo}
      of={receipt}
      rows={[{ term: '取り消したもの', value: '光のお申し込み', strong: true }]}
    />
  );
}

function sendEntryCancel({ reason, comment }: EntryCancelValues): Promise<EntryCancelled> {
  const body = { reason, comment: comment || null };
  return call(api.postContractEntryCancel, { body });
}

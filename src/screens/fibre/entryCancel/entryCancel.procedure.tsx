import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { quitMessages, quitReasons } from '@/catalogue/quit';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked, Procedure, Review } from '@/procedure/procedure';
import { contractQueries } from '@/screens/fibre/contract/queries';
import { EntryCancelFields, type EntryCancelValues } from './EntryCancelFields';
import { EntryCancelReceipt, type EntryCancelled } from './EntryCancelReceipt';
import { EntryCancelUnknown } from './EntryCancelUnknown';

/** お申し込みの取り消し, only while `canEntryCancel` (docs/product.md §6.12). */
export const entryCancelProcedure: Procedure<EntryCancelValues, EntryCancelled> = {
  name: 'entry_cancel',
  title: 'お申し込みの取り消し',
  path: paths.entryCancel(),
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ取り消されていません。',
  defaults: { comment: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'reason', label: '取り消しの理由' },
        { name: 'comment', label: '詳しい理由' },
      ],
      Fields: EntryCancelFields,
    },
  ],
  useAvailability: useEntryCancelBlocked,
  useReview: useEntryCancelReview,
  submit: async ({ reason, comment }) => {
    const body = { reason, comment: comment || null };
    const given = await unwrap(fixedApi.POST('/api/write/v1/contract/entry-cancel', { body }));
    return { receiptNumber: given.receipt_number, acceptedAt: given.accepted_at };
  },
  refusal: ({ message }) => ({
    title: 'お申し込みを取り消せませんでした',
    text: `${message}${quitMessages.entryKept}`,
  }),
  Unknown: EntryCancelUnknown,
  done: {
    title: () => 'お申し込みを取り消しました。',
    keep: (receipt) => receipt,
    Receipt: EntryCancelReceipt,
  },
};

function useEntryCancelBlocked(): Blocked | undefined {
  const { plan } = useSuspenseQuery(contractQueries.line()).data;
  if (plan.canEntryCancel) return undefined;
  const isEntered = plan.cnStatusCode === 'ENTR';
  return {
    reason: (
      <p>{isEntered ? quitMessages.entryPeriodPassed : 'お申し込み中のご契約がないためです。'}</p>
    ),
    possible: isEntered ? (
      <p>ご利用の開始後は、解約の手続きができます。お急ぎのときは、お電話ください。</p>
    ) : undefined,
    actions: (
      <Button variant="secondary" href={paths.contract()}>
        ご契約情報を見る
      </Button>
    ),
  };
}

function useEntryCancelReview({ reason, comment }: EntryCancelValues): Review<EntryCancelValues> {
  const { plan } = useSuspenseQuery(contractQueries.line()).data;
  return {
    rows: [
      {
        term: '取り消すもの',
        value: plan.planName,
        note: `${formatFullDay(plan.acceptDate)}のお申し込み`,
        strong: true,
      },
      { term: '理由', value: labelOf(quitReasons, reason), field: 'reason' },
      { term: '詳しい理由', value: comment || 'なし', field: 'comment' },
    ],
    after: (
      <Alert severity="warning">
        <AlertTitle component="h2">取り消すと、元に戻せません</AlertTitle>
        もう一度お使いになるときは、新しいお申し込みが必要です。
      </Alert>
    ),
    action: 'お申し込みを取り消す',
    variant: 'destructive',
  };
}

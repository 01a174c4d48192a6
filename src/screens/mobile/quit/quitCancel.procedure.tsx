import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { isRejection } from '@/api/query';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { procedureMessages } from '@/catalogue/messages';
import { mobileQuitStatuses } from '@/catalogue/mobileQuit';
import { now } from '@/lib/clock';
import { daysUntil, formatDay, formatFullDay, untilFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import type { ProcedureData } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { sendQuitCancel } from './mutations';
import { notNow } from './QuitStatus';
import { type QuitReceipt, useQuitAnswer, useQuitInfo } from './quitValues';

const quitCancel: ProcedureData<Record<string, never>, QuitReceipt> = {
  name: 'mobile_quit_cancel',
  title: '解約の取り消し',
  path: paths.mobileQuitCancel(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ取り消されていません。',
  lineNote: 'の解約を取り消します',
  steps: [],
  submit: sendQuitCancel,
  refusal: ({ code, message }) => ({
    title: '解約を取り消せませんでした',
    // The message of `cancel_error` is that of a cancellation, and the page says why.
    text: `${code === 'cancel_error' ? '' : message}${procedureMessages.nothingDone}`,
  }),
};

/** 解約の取り消し (docs/product.md §10.7): nothing is asked. */
export default function QuitCancel() {
  return (
    <Procedure
      of={quitCancel}
      unknown={() => <QuitCancelUnknown />}
      done={(receipt) => <QuitCancelDone receipt={receipt} />}
    >
      <QuitCancelSteps />
    </Procedure>
  );
}

const QuitCancelSteps = () => (
  <ProcedureForm<Record<string, never>>
    defaults={{}}
    blocked={useQuitCancelBlocked()}
    review={<QuitCancelReview />}
  />
);

function useQuitCancelBlocked(): Blocked | undefined {
  const answer = useQuitAnswer();
  if (isRejection(answer)) return notNow(answer.refusal);
  const { status, canQuitCancel, quit_on } = answer;
  if (canQuitCancel) return undefined;
  return {
    reason:
      status === null
        ? '解約のお申し込みがないためです。いまのご契約は続いています。'
        : status === 'end'
          ? `${formatFullDay(quit_on)}に解約が済んでいるためです。`
          : !isKnown(mobileQuitStatuses, status)
            ? '解約の状況を読み込めないためです。お手数ですが、サポート窓口へお電話ください。'
            : `取り消しの期限を過ぎているためです。${formatFullDay(quit_on)}までお使いいただけます。`,
    possible: 'ご契約の内容は、いつでもご覧いただけます。',
    actions: (
      <Button variant="secondary" href={paths.mobileContract()}>
        ご契約情報に戻る
      </Button>
    ),
  };
}

function QuitCancelReview() {
  const { status, quit_on, cancel_until, mnp_number } = useQuitInfo();
  return (
    <Review<Record<string, never>>
      rows={[
        {
          term: '取り消す解約',
          value: `${formatDay(quit_on)}の解約`,
          note: status && labelOf(mobileQuitStatuses, status),
          strong: true,
        },
        cancel_until && { term: '取り消しの期限', value: untilFullDay(cancel_until) },
        { term: '取り消したあと', value: 'これまでのご契約のまま、続けてお使いいただけます' },
      ]}
      after={
        mnp_number && daysUntil(mnp_number.expires_on, now()) >= 0 ? (
          <Alert severity="warning">
            <AlertTitle component="h2">MNP予約番号は使えなくなります</AlertTitle>
            <Phrase>{mnp_number.number}では</Phrase>
            乗り換えられなくなります。<Nowrap>もう一度</Nowrap>
            乗り換えるときは、新しい番号を発行します。
          </Alert>
        ) : undefined
      }
      action="解約を取り消す"
    />
  );
}

function QuitCancelUnknown() {
  const answer = useQuitAnswer();
  const status = isRejection(answer) ? undefined : answer.status;
  if (status && !isKnown(mobileQuitStatuses, status))
    return (
      <p>解約の状況を読み込めません。取り消されたかどうかは、お知らせ履歴でお確かめください。</p>
    );
  return status === null ? (
    <p>
      <b>解約は取り消されています。</b>もう一度送る必要はありません。
    </p>
  ) : (
    <p>解約は、まだ取り消されていません。数分たっても変わらないときに、もう一度送ってください。</p>
  );
}

function QuitCancelDone({ receipt }: { receipt: QuitReceipt }) {
  return (
    <DonePage
      title="解約を取り消しました。"
      lead="これまでと同じように、お使いいただけます。"
      end={<p>解約にかかる費用は請求されません。</p>}
      of={receipt}
      rows={[{ term: '手続き', value: '解約の取り消し', strong: true }]}
    />
  );
}

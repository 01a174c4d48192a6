import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { procedureMessages } from '@/catalogue/messages';
import { now } from '@/lib/clock';
import { endless, formatDay, formatDeadline, formatFullDay, japanDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { type ProcedureData, refusedAs } from '@/procedure/procedureData';
import { DonePage, sentToo } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { contractLink } from '@/screens/fibre/shared/blocked';
import { CurrentFibre } from '@/screens/fibre/shared/CurrentFibre';
import { Nowrap } from '@/ui/page/Page';

type QuitCancelValues = Record<string, never>;

type QuitCancelled = Answer<'postQuitCancel'>;

const quitCancel: ProcedureData<QuitCancelValues, QuitCancelled> = {
  name: 'quit_cancel',
  title: '解約の取り消し',
  path: paths.quitCancel(),
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ取り消されていません。',
  steps: [],
  submit: sendQuitCancel,
  refusal: refusedAs(() => '解約を取り消せませんでした', procedureMessages.nothingDone),
};

/** 解約の取り消し: nothing is asked (docs/product.md §6.11). */
export default function QuitCancel() {
  return (
    <Procedure
      of={quitCancel}
      current={<CurrentFibre />}
      unknown={() => <QuitCancelUnknown />}
      done={(receipt) => <QuitCancelDone receipt={receipt} />}
    >
      <QuitCancelSteps />
    </Procedure>
  );
}

const QuitCancelSteps = () => (
  <ProcedureForm<QuitCancelValues>
    defaults={{}}
    blocked={useQuitCancelBlocked()}
    review={<QuitCancelReview />}
  />
);

function useQuitCancelBlocked(): Blocked | undefined {
  const state = useRead(api.getQuitCancel);
  if (state.can_cancel) return undefined;
  const possible = possibleText(state, japanDay(now()));
  return {
    reason: state.reason ?? 'いまは受け付けていません。',
    possible,
    actions: contractLink,
  };
}

/** Until when fibre works; nothing where no leaving was applied for. */
export function possibleText(
  { accepted_on, quit_on }: Pick<Schema.QuitCancel, 'accepted_on' | 'quit_on'>,
  today: string,
): string | undefined {
  if (accepted_on === null || quit_on === endless) return undefined;
  return quit_on < today
    ? `${formatDay(quit_on)}に、ご利用が終わりました。`
    : `解約する日は${formatDay(quit_on)}です。その日の24:00までお使いいただけます。`;
}

function QuitCancelReview() {
  const state = useRead(api.getQuitCancel);
  const { accepted_on, cancel_until, quit_on } = state;
  return (
    <Review<QuitCancelValues>
      rows={[
        { term: '解約する日', value: formatFullDay(quit_on), strong: true },
        accepted_on && { term: '受け付けた日', value: formatFullDay(accepted_on) },
        cancel_until && { term: '取り消しの期限', value: formatDeadline(cancel_until, now()) },
      ]}
      after={
        <p>
          取り消すと、<Nowrap>これまでどおり</Nowrap>お使いいただけます。費用もかかりません。
        </p>
      }
      consent="解約を取り消して、契約を続けます"
      action="解約を取り消す"
    />
  );
}

function QuitCancelDone({ receipt }: { receipt: QuitCancelled }) {
  return (
    <DonePage
      title="解約を取り消しました。"
      lead="これまでどおりお使いいただけます。"
      end={sentToo}
      of={receipt}
      rows={[{ term: '取り消したもの', value: '光の解約', strong: true }]}
    />
  );
}

function QuitCancelUnknown() {
  const state = useRead(api.getQuitCancel);
  return state.accepted_on === null ? (
    <p>
      <b>解約は取り消されています。</b>もう一度お手続きになる必要はありません。
    </p>
  ) : (
    <p>
      {state.quit_on !== endless && `${formatDay(state.quit_on)}の`}
      {'解約は、まだ取り消されていません。数分たっても変わらないときに、もう一度お手続きください。'}
    </p>
  );
}

function sendQuitCancel(): Promise<QuitCancelled> {
  const body = { has_consented: true as const };
  return call(api.postQuitCancel, { body });
}

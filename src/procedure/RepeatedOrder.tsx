import { useIsFetching } from '@tanstack/react-query';
import { formatClock } from '@/lib/date';
import { paths } from '@/paths';
import { useNavigate } from '@/session/lineAddress';
import { useServiceType } from '@/session/selectedService';
import { Dialog } from '@/ui/message/Dialog';
import { Prose } from '@/ui/page/Page';
import { TermTable } from './ChangedTerms';
import { useProcedure, useProcedureSubmission } from './procedureData';
import { secretsOf } from './steps';
import type { TermChange } from './useConfirmed';

interface RepeatedOrderProps {
  /** The verb of the button: 1.0GBを550円で追加する. */
  action: string;
  /** What is no longer as it was when the button was pressed, often because of the first order. */
  changes: readonly TermChange[];
  /** Sends it, with what is so now. */
  onMeant: () => void;
}

/**
 * Asks whether a second order is meant, where the same one was sent from this browser a moment ago: the
 * page may stand in two tabs. What has changed since stands in the same question, once it has been read again.
 */
export function RepeatedOrder({ action, changes, onMeant }: RepeatedOrderProps) {
  const { of } = useProcedure();
  const { repeated, forgetRepeated } = useProcedureSubmission();
  const navigate = useNavigate();
  const isMobile = useServiceType() === 'mobile';
  const isReading = useIsFetching() > 0;
  if (!repeated) return null;
  const { at, isAccepted } = repeated;
  // Secret fields are not kept, so they may differ.
  const same = secretsOf(of).length > 0 ? '同じお手続き' : '同じ内容のお手続き';
  return (
    <Dialog
      open
      role="alertdialog"
      title={`${same}を、${formatClock(at)}に${isAccepted ? '受け付けています' : '送信しています'}`}
      onClose={forgetRepeated}
      actions={[
        {
          label: 'お知らせ履歴を見る',
          onClick: () =>
            void navigate(
              isMobile ? paths.mobileNotificationHistory() : paths.notificationHistory(),
            ),
        },
        {
          label: `もう一度、${changes.length > 0 ? 'いまの内容で' : ''}${action}`,
          variant: 'secondary',
          onClick: onMeant,
          busy: isReading && '読み込んでいます',
        },
        { label: '送信しない', variant: 'secondary', safe: true, onClick: forgetRepeated },
      ]}
    >
      <Prose>
        <p>今回の分は、まだ送信していません。もう一度申し込みますか。</p>
        <p>
          {isAccepted
            ? '受け付けた内容は、お知らせ履歴でご覧いただけます。'
            : '受け付けられたかどうかは、お知らせ履歴でお確かめいただけます。'}
        </p>
      </Prose>
      {changes.length > 0 && <TermTable changes={changes} />}
    </Dialog>
  );
}

import { isRejection } from '@/api/query';
import { esimOperations } from '@/catalogue/esim';
import { isKnown } from '@/catalogue/labelOf';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { blockedBy, blockedByUnknown } from '@/screens/mobile/shared/blockedBy';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { KeepTogether } from '@/ui/KeepTogether';
import { useEsimAnswer } from './esimEntry';
import { esimNextActions } from './esimNextActions';

const contract = {
  text: 'いまのSIMは、これまでどおりお使いいただけます。',
  action: 'ご契約情報を見る',
  to: paths.mobileContract(),
};

/** Why no eSIM can be issued now, and what can be done. */
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

import { isRejection } from '@/api/query';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { blockedBy } from '@/screens/mobile/shared/blockedBy';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { KeepTogether } from '@/ui/KeepTogether';
import { useDeviceAnswer } from './deviceEntry';
import { deviceNextActions } from './deviceNextActions';
import { isInStock } from './deviceValues';

const contract = {
  text: 'いまの機種は、これまでどおりお使いいただけます。',
  action: 'ご契約情報を見る',
  to: paths.mobileContract(),
};

/** Why no device can be added now, from when it can, and what can be done. */
export function useDeviceBlocked(): Blocked | undefined {
  const answer = useDeviceAnswer();
  const restricted = useRestricted('device_entry');
  if (!isRejection(answer)) {
    if (answer.devices.some(isInStock)) return restricted;
    const reason =
      answer.devices.length === 0
        ? 'いまお選びいただける機種がありません。'
        : 'すべての機種の在庫がなくなりました。入荷するまで、お待ちください。';
    return blockedBy({ reason, nextAction: contract });
  }
  const { code, message, details } = answer.refusal;
  const nextAction = deviceNextActions[code] ?? contract;
  return blockedBy({
    reason: <KeepTogether>{message}</KeepTogether>,
    opens: details['available_from'],
    nextAction,
    exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  });
}

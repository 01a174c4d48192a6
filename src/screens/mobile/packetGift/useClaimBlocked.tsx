import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { blockedBy } from '@/screens/mobile/shared/blockedBy';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { KeepTogether } from '@/ui/KeepTogether';
import { useGiftEntry } from './giftEntry';

/** Why nothing can be received now, and what can be done; the entry of giving tells it (docs/product.md §9.7). */
export function useClaimBlocked(): Blocked | undefined {
  const entry = useGiftEntry();
  // What closes the SIM for ギガプラス too, such as an activation to come, closes all receiving.
  const restricted = useRestricted('giga_plus');
  const canChangePlan = useRestricted('price_plan_exchange') === undefined;
  if (restricted) return restricted;
  const closed = isRejection(entry)
    ? (entry.refusal.details['receiving_closed'] as Schema.ReceivingClosed)
    : entry.receiving_closed;
  if (!closed) return undefined;
  return blockedBy({
    reason: <KeepTogether>{closed.message}</KeepTogether>,
    opens: closed.available_from,
    nextAction:
      closed.available_from || !canChangePlan
        ? {
            text: '使えるデータの残りは、トップでお確かめいただけます。',
            action: 'トップに戻る',
            to: paths.mobileTop(),
          }
        : {
            text: 'お持ちのほかの番号を選ぶと、受け取れることがあります。NEOプランに変更すると、データを贈ったり受け取ったりできます。',
            action: 'プランを変更する',
            to: paths.mobilePlan(),
          },
    exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  });
}

import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import type { PacketGiftEntryRefusalCode } from '@/catalogue/generated/codes';
import { withoutTitle } from '@/catalogue/refusals';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { useOneOfLines } from '@/procedure/SelectedLineBar';
import { blockedBy, type NextAction } from '@/screens/mobile/shared/blockedBy';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { KeepTogether } from '@/ui/KeepTogether';
import { SentGifts } from './GiftLists';
import { packetGiftRefusalTitle } from './giftValues';
import { useGiftAnswer } from './queries';

const seeingTop = {
  text: '使えるデータの残りは、トップでお確かめいただけます。',
  action: 'トップに戻る',
  to: paths.mobileTop(),
};

/** What is possible instead, by the code of the refusal. */
const nextActions: Partial<Record<string, NextAction>> = {
  packet_gift_none_contract: {
    text: 'お持ちのほかの番号を選ぶと、贈れることがあります。',
    action: '番号を選ぶ',
    to: paths.service(),
  },
  packet_gift_code_none_price_plan: {
    text: '贈られたデータの受け取りは、いまもできます。',
    action: 'データを受け取る',
    to: paths.packetGiftReceipt(),
  },
  packet_gift_code_not_neo_plan: {
    text: 'NEOプランに変更すると、データを贈ったり受け取ったりできます。',
    action: 'プランを変更する',
    to: paths.mobilePlan(),
  },
} satisfies Partial<Record<PacketGiftEntryRefusalCode, NextAction>>;

const receiving = {
  text: 'データの受け取りは、いまもできます。',
  action: 'データを受け取る',
  to: paths.packetGiftReceipt(),
};

// These need another plan, so they come before any other reason.
const byPlan = new Set(['packet_gift_code_none_price_plan', 'packet_gift_code_not_neo_plan']);

/** Why nothing can be given now, from when it can, and what can be done (docs/design.md §6). */
export function useGiftBlocked(): Blocked | undefined {
  const answer = useGiftAnswer();
  const restricted = useRestricted('packet_gift');
  const canChangePlan = useRestricted('price_plan_exchange') === undefined;
  const hasOthers = useOneOfLines() !== undefined;
  if (!isRejection(answer) || (restricted && !byPlan.has(answer.refusal.code)))
    return restricted && { ...restricted, more: <SentGifts hideEmpty /> };
  const { code, message, details } = answer.refusal;
  const title = packetGiftRefusalTitle(code);
  const possible = nextActions[code] ?? receiving;
  const isClosed =
    (possible.to === paths.mobilePlan() && !canChangePlan) ||
    (possible.to === paths.service() && !hasOthers);
  const nextAction = isClosed ? seeingTop : possible;
  return {
    ...blockedBy({
      reason: (
        <>
          <b>{title}。</b>
          {withoutTitle(title, message)}
        </>
      ),
      opens: details['available_from'],
      nextAction,
      exit: { to: paths.mobileTop(), label: 'トップに戻る' },
    }),
    more: <SentGifts hideEmpty />,
  };
}

/** Why nothing can be received now, and what can be done, from the read of giving (docs/product.md §9.7). */
export function useClaimBlocked(): Blocked | undefined {
  const answer = useGiftAnswer();
  // What closes the SIM for ギガプラス too, such as an activation to come, closes all receiving.
  const restricted = useRestricted('giga_plus');
  const canChangePlan = useRestricted('price_plan_exchange') === undefined;
  const hasOthers = useOneOfLines() !== undefined;
  if (restricted) return restricted;
  const closed = isRejection(answer)
    ? (answer.refusal.details['receiving_closed'] as Schema.ReceivingClosed)
    : answer.receiving_closed;
  if (!closed) return undefined;
  return blockedBy({
    reason: <KeepTogether>{closed.message}</KeepTogether>,
    opens: closed.available_from,
    nextAction:
      closed.available_from || !canChangePlan
        ? seeingTop
        : {
            text: `${hasOthers ? 'お持ちのほかの番号を選ぶと、受け取れることがあります。' : ''}NEOプランに変更すると、データを贈ったり受け取ったりできます。`,
            action: 'プランを変更する',
            to: paths.mobilePlan(),
          },
    exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  });
}

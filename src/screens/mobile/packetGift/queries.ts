import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, read } from '@/api/query';
import type { Service } from '@/api/services';
import { refusable } from '@/screens/mobile/shared/useRestricted';
import { useSession } from '@/session/current';

/** What can be given, or why nothing can; and the same where something can. */
export const [useGiftAnswer, usePacketGift] = refusable(() => read(api.getPacketGift));

/** Gifts that were given; a refusal lists them too. */
export function useSentGifts(): readonly Schema.SentGift[] {
  const answer = useGiftAnswer();
  if (!isRejection(answer)) return answer.sent;
  const { sent } = answer.refusal.details;
  return Array.isArray(sent) ? (sent as Schema.SentGift[]) : [];
}

/** Another number of the customer, as a receiver. */
interface OwnLine {
  phone: string;
  planName: string;
  /** Why it can receive nothing now; null when it can. */
  reason: string | null;
}

/** The customer's service with this number; undefined for the number of another person. */
export const useOwnLine = (phone: string): Service | undefined =>
  useSession()?.services.find(({ phone_number }) => phone_number === phone);

/** The customer's other numbers; none where none of them may receive anything. */
export function useOwnLines(): readonly OwnLine[] {
  const { own_lines = [] } = usePacketGift();
  const services = useSession()?.services ?? [];
  const lines = own_lines.flatMap(({ phone, reason }) => {
    const service = services.find(({ phone_number }) => phone_number === phone);
    return service ? [{ phone, planName: service.plan_name, reason }] : [];
  });
  return lines.some(({ reason }) => reason === null) ? lines : [];
}

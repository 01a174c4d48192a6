import type { Service } from '@/api/models';
import { useSession } from '@/session/useSession';
import { usePacketGift } from './giftEntry';

/** Another number of the customer, as a receiver. */
export interface OwnLine {
  phone: string;
  planName: string;
  /** Why it can receive nothing now; null when it can. */
  reason: string | null;
}

/** The service of the customer that has a number; undefined where it is somebody else's. */
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

import { useSession } from '@/session/useSession';
import type { Definition } from '@/ui/row/Definitions';

/** Who applied, as a row of a receipt; none before the session is read. */
export function useApplicant(): Definition[] {
  const { customer } = useSession() ?? {};
  if (!customer) return [];
  return [{ term: 'お申し込みの方', value: `${customer.last_name} ${customer.first_name} 様` }];
}

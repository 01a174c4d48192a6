import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { useSession } from '@/session/current';
import { useServiceType } from '@/session/selectedService';

/**
 * The e-mail address, and whether none was verified so far: by the contract, since another device may have
 * registered one; as known since the login until that is read.
 */
export function useEmail(): { email: string | null | undefined; isFirst: boolean } {
  const session = useSession();
  const { data } = useQuery(read(api.getContract, ofService(useServiceType() ?? 'fixed')));
  return data
    ? { email: data.customer.email, isFirst: !data.is_verified_email }
    : { email: session?.customer?.email, isFirst: session?.needs.email === true };
}

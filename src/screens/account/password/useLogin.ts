import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { useSession } from '@/session/current';

/**
 * The login id, and whether the password is the provider's first one: by the server, since another device may have
 * set either; as known since the login until that is read.
 */
export function useLogin(): { userId: string; isInitial: boolean } {
  const session = useSession();
  const { data } = useQuery(read(api.getCheckFirstLogin));
  return {
    userId: data?.userId ?? session?.loginInfo.userId ?? '',
    isInitial: data
      ? data.needs_password || data.password_setter === 'system'
      : session?.needs.password === true || session?.selected?.password_setter === 'system',
  };
}

import { useQuery } from '@tanstack/react-query';
import { BusinessError } from '@/api/errors';
import type { ServiceType } from '@/config/runtimeConfig';
import { decrypt } from './encryption';

interface Decrypted {
  values: readonly string[] | undefined;
  /** Text to show while there are no values. */
  instead: string;
}

/**
 * Decrypts what was kept encrypted, after a reload.
 * @param cipher undefined where nothing was encrypted
 * @param elsewhere where else it can be seen: 登録情報でお確かめください
 * @param isWanted false where the page still has the values
 */
export function useDecrypted(
  type: ServiceType,
  cipher: string | undefined,
  elsewhere: string,
  isWanted = true,
): Decrypted {
  const { data, error } = useQuery({
    queryKey: ['unsealed', type, cipher],
    queryFn: () => decrypt(type, cipher ?? ''),
    enabled: isWanted && cipher !== undefined,
    // Personal data leaves the cache with the part that shows it.
    gcTime: 0,
    retry: false,
  });
  return { values: data, instead: insteadOf(cipher, error, elsewhere) };
}

function insteadOf(cipher: string | undefined, error: Error | null, elsewhere: string): string {
  if (error instanceof BusinessError && error.code === 'cipher_expired')
    return `表示できる時間を過ぎました。${elsewhere}`;
  return cipher === undefined || error ? elsewhere : '読み込んでいます';
}

import { useQuery } from '@tanstack/react-query';
import { BusinessError } from '@/api/errors';
import type { ServiceType } from '@/session/serviceType';
import { decrypt } from './encryption';

interface Decrypted {
  /** What was sealed, once it is known again. */
  values: readonly string[] | undefined;
  /** What to say in its place. */
  instead: string;
}

/**
 * What a receipt kept sealed, after a reload.
 * @param cipher undefined where it could not be sealed
 * @param elsewhere where else it can be seen: 登録情報でお確かめください
 * @param isWanted it isn't known without
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
    // Personal data stays no longer than its receipt.
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

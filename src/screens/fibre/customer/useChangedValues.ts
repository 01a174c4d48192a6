import { useQuery } from '@tanstack/react-query';
import { OutcomeError } from '@/api/errors';
import type { CustomerReceipt } from './customerReceipt';
import { unsealed } from './sealed';

const elsewhere = '登録情報でお確かめください';

/**
 * What each row of a receipt says: as it was typed, or after a reload as the server decrypts it; in
 * words while that isn't known, or can't be any more.
 */
export function useChangedValues({ changed, cipher }: CustomerReceipt): readonly string[] {
  const isKept = changed.some(({ value }) => value === undefined);
  const { data, error } = useQuery({
    queryKey: ['customer receipt', cipher],
    queryFn: () => unsealed(cipher ?? ''),
    enabled: isKept && cipher !== undefined,
    gcTime: 0,
    retry: false,
  });
  const isOver = error instanceof OutcomeError && error.code === 'cipher_expired';
  const instead =
    cipher === undefined || (error && !isOver)
      ? elsewhere
      : isOver
        ? `表示できる時間を過ぎました。${elsewhere}`
        : '読み込んでいます';
  return changed.map(({ value }, index) => value ?? data?.[index] ?? (data ? elsewhere : instead));
}

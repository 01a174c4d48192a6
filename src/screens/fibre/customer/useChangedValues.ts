import { useDecrypted } from '@/procedure/useDecrypted';
import type { CustomerReceipt } from './customerReceipt';

const elsewhere = '登録情報でお確かめください';

/**
 * What each row of a receipt says: as it was typed, or after a reload as the server decrypts it; in
 * words while that isn't known, or can't be any more.
 */
export function useChangedValues({ changed, cipher }: CustomerReceipt): readonly string[] {
  const isKept = changed.some(({ value }) => value === undefined);
  const { values, instead } = useDecrypted('fixed', cipher, elsewhere, isKept);
  return changed.map(
    ({ value }, index) => value ?? values?.[index] ?? (values ? elsewhere : instead),
  );
}

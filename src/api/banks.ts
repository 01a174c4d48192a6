import { withBase } from '@/lib/base';

/** A bank or a branch, from the portal's own copy of the bank codes. */
export interface BankEntry {
  code: string;
  name: string;
  /** In katakana, small letters written large: トウキヨウ. */
  kana: string;
}

/**
 * All banks, from the portal's own host.
 * @throws Error when the host can't be reached or has no such file
 */
export const fetchBanks = (): Promise<BankEntry[]> => entries('all');

/**
 * The branches of a bank.
 * @param bank code of four digits
 * @throws Error when the host can't be reached or has no such file
 */
export const fetchBranches = (bank: string): Promise<BankEntry[]> => entries(bank);

async function entries(name: string): Promise<BankEntry[]> {
  const response = await fetch(withBase(`/banks/${name}.json`));
  if (!response.ok) throw new Error(`/banks/${name}.json answered ${response.status}`);
  const file = (await response.json()) as Record<string, [name: string, kana: string]>;
  return Object.entries(file)
    .map(([code, [label, kana]]) => ({ code, name: label, kana }))
    .sort((a, b) => a.code.localeCompare(b.code));
}

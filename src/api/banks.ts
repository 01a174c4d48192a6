/** A bank or a branch as the portal's own copy of the bank codes has it. */
export interface BankEntry {
  code: string;
  name: string;
  /** In katakana, small ones written large: トウキヨウ. */
  kana: string;
}

/**
 * All banks, asked of the portal's own host.
 * @throws Error when it can't be reached
 */
export const fetchBanks = (): Promise<BankEntry[]> => entries('all');

/**
 * The branches of a bank.
 * @param bank code of four digits
 * @throws Error when the host can't be reached
 */
export const fetchBranches = (bank: string): Promise<BankEntry[]> => entries(bank);

async function entries(name: string): Promise<BankEntry[]> {
  const response = await fetch(`/banks/${name}.json`);
  if (!response.ok) throw new Error(`/banks/${name}.json answered ${response.status}`);
  const file = (await response.json()) as Record<string, [name: string, kana: string]>;
  return Object.entries(file)
    .map(([code, [label, kana]]) => ({ code, name: label, kana }))
    .sort((a, b) => a.code.localeCompare(b.code));
}

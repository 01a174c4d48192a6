import { withBase } from '@/lib/base';

/** The address of a postal code, from the portal's own copy of the codes. */
export interface FoundAddress {
  prefecture: string;
  city: string;
  /** Empty where the code covers several towns. */
  town: string;
}

/**
 * Looks up the address of a postal code. The request to the portal's own host names only the first three digits.
 * @param code 7 digits
 * @returns undefined for a code that doesn't exist
 * @throws Error when the host can't be reached, or answers neither a list nor 404
 */
export async function findPostalAddress(code: string): Promise<FoundAddress | undefined> {
  const path = withBase(`/postal/${code.slice(0, 3)}.json`);
  const response = await fetch(path);
  // No code begins with these digits.
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const area = (await response.json()) as Record<string, [string, string, string]>;
  const [prefecture, city, town] = area[code] ?? [];
  return prefecture && city ? { prefecture, city, town: town ?? '' } : undefined;
}

/** What the portal's own copy of the postal codes says of one. */
export interface FoundAddress {
  prefecture: string;
  city: string;
  /** Empty where the code stands for several towns. */
  town: string;
}

/**
 * The address of a postal code, asked of the portal's own host by the first three digits alone.
 * @param code 7 digits
 * @returns nothing for a code that nobody has, and while the host can't be reached
 */
export async function findPostalAddress(code: string): Promise<FoundAddress | undefined> {
  try {
    const response = await fetch(`/postal/${code.slice(0, 3)}.json`);
    if (!response.ok) return undefined;
    const area = (await response.json()) as Record<string, [string, string, string]>;
    const [prefecture, city, town] = area[code] ?? [];
    return prefecture && city ? { prefecture, city, town: town ?? '' } : undefined;
  } catch {
    // The address can always be typed.
    return undefined;
  }
}

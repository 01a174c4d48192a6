import { useLocation } from 'react-router-dom';
import { tabStorage } from './storage';

const storageKey = 'minamo.login_success';

let taken: { visit: string; value: boolean } | undefined;

/** Notes that a login succeeded, for the next page to see once. */
export function markLoginSuccess(): void {
  tabStorage.setItem(storageKey, 'true');
}

/**
 * Whether the customer came here by logging in: true on one page, once (docs/product.md §3.2).
 * Rendering twice, as StrictMode and Suspense do, is one visit.
 */
export function useLoginSuccess(): boolean {
  return takeLoginSuccess(useLocation().key);
}

/** @param visit names the visit of a page: the same one gets the same answer */
export function takeLoginSuccess(visit: string): boolean {
  if (taken?.visit === visit) return taken.value;
  const value = tabStorage.getItem(storageKey) === 'true';
  tabStorage.removeItem(storageKey);
  taken = { visit, value };
  return value;
}

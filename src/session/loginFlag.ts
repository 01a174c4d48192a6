import { useLocation } from 'react-router-dom';
import { tabStorage } from './storage';

const storageKey = 'minamo.login_success';

let taken: { visit: string; value: boolean } | undefined;

/** Notes that a login succeeded, for the next page to see once. */
export function markLoginSuccess(): void {
  tabStorage.setItem(storageKey, 'true');
}

/**
 * Whether the customer has just logged in: true on one visit of one page (docs/product.md §3.2). StrictMode
 * and Suspense may render a visit twice and get the same answer.
 */
export function useLoginSuccess(): boolean {
  return takeLoginSuccess(useLocation().key);
}

/** @param visit identifies the visit of a page; the same visit gets the same answer */
export function takeLoginSuccess(visit: string): boolean {
  if (taken?.visit === visit) return taken.value;
  const value = tabStorage.getItem(storageKey) === 'true';
  tabStorage.removeItem(storageKey);
  taken = { visit, value };
  return value;
}

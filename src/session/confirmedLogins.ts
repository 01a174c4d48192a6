import { tabStorage } from './storage';

const key = 'minamo.confirmed_logins';

/** Logins that the customer has confirmed as their own in this session; a reload doesn't ask again. */
export function confirmedLogins(): readonly string[] {
  return (tabStorage.getItem(key) ?? '').split(' ').filter(Boolean);
}

/**
 * Keeps that a login was the customer's own, until logout clears the session storage.
 * @returns all that are confirmed now
 */
export function confirmLogin(loginId: string): readonly string[] {
  const all = [...new Set([...confirmedLogins(), loginId])];
  tabStorage.setItem(key, all.join(' '));
  return all;
}

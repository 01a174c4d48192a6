import type * as Schema from '@/api/generated/schemas';
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

/**
 * The actions that are still required, in the server's order: a login that was called one's own in this session asks
 * no more (docs/product.md §4.7).
 * @returns undefined where the server doesn't tell it
 */
export function openActions(
  notification: Pick<Schema.TopNotifications, 'required_actions'>,
): Schema.RequiredAction[] | undefined {
  const confirmed = confirmedLogins();
  return notification.required_actions?.filter(({ action_id }) => !confirmed.includes(action_id));
}

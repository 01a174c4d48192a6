import type * as Schema from '@/api/generated/schemas';
import { confirmedLogins } from '@/session/confirmedLogins';

/**
 * What still asks for an act, in the server's order: a login that was called one's own in this session asks
 * no more (docs/product.md §4.7).
 * @returns undefined where the server doesn't tell it
 */
export function openActions(
  notification: Pick<Schema.TopNotifications, 'required_actions'>,
): Schema.RequiredAction[] | undefined {
  const confirmed = confirmedLogins();
  return notification.required_actions?.filter(({ action_id }) => !confirmed.includes(action_id));
}

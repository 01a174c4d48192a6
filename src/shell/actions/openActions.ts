import type { InferDataFromTag } from '@tanstack/react-query';
import { confirmedLogins } from '@/session/confirmedLogins';
import type { menuQueries } from '../chrome/queries';

type Notification = InferDataFromTag<
  unknown,
  ReturnType<(typeof menuQueries)['notification']>['queryKey']
>;

export type RequiredAction = NonNullable<Notification['required_actions']>[number];

/**
 * What still asks for an act, in the server's order: a login that was called one's own in this session asks
 * no more (docs/product.md §4.7).
 * @returns undefined where the server doesn't tell it
 */
export function openActions(
  notification: Pick<Notification, 'required_actions'>,
): RequiredAction[] | undefined {
  const confirmed = confirmedLogins();
  return notification.required_actions?.filter(({ action_id }) => !confirmed.includes(action_id));
}

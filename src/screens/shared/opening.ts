import type * as Schema from '@/api/generated/schemas';

/**
 * What says that a SIM isn't open yet, with its day where one is known (docs/product.md §10.14); undefined for one
 * that is open, or was.
 */
export const waitingIn = (restrictions: readonly Schema.Restriction[]) =>
  restrictions.find(({ reason }) => reason === 'not_activated');

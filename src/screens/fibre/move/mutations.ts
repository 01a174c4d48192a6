import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { now } from '@/lib/clock';

export interface MoveValues {
  zip_code: string;
  /** ISO day; empty while it isn't settled. */
  move_on: string;
}

/**
 * The receipt. It has no token, since the link to the moving page is read from the server whenever it is
 * shown, and no postal code, which is kept nowhere.
 */
export interface MoveBegun {
  /** ISO moment by the server's clock; the answer names none. */
  begunAt: string;
  /** ISO day; empty while it isn't settled. */
  moveOn: string;
  /** ISO moment until which the move can be continued. */
  expiresAt: string;
}

/** Begins the move, which is continued on the moving page. @throws ApiError */
export async function beginMove({ zip_code, move_on }: MoveValues): Promise<MoveBegun> {
  const body = { zip_code: zip_code || null, move_on: move_on || null };
  const begun = await call(api.postMoveTokenCreate, { body });
  return { begunAt: now().toISOString(), moveOn: move_on, expiresAt: begun.expires_at };
}

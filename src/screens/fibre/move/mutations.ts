import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { now } from '@/lib/clock';

export interface MoveValues {
  zip_code: string;
  /** ISO day; empty while it isn't settled. */
  move_on: string;
}

/**
 * The token isn't in it: what leads on is read from the server whenever it is shown. Nor is the
 * postal code, which is kept nowhere.
 */
export interface MoveBegun {
  /** ISO moment by the server's clock; the answer names none. */
  begunAt: string;
  /** ISO day; empty while it isn't settled. */
  moveOn: string;
  /** ISO moment until which it can be gone on with. */
  expiresAt: string;
}

/** Begins the move; it is gone on with on the moving page. @throws ApiError */
export async function beginMove({ zip_code, move_on }: MoveValues): Promise<MoveBegun> {
  const body = { zip_code: zip_code || null, move_on: move_on || null };
  const begun = await unwrap(fixedApi.POST('/api/write/v1/moveTokenCreate', { body }));
  return { begunAt: now().toISOString(), moveOn: move_on, expiresAt: begun.expires_at };
}

import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type { ServiceType } from '@/config/runtimeConfig';
import { store } from '@/session/current';

/** The body of either call: what isn't changed is null. */
export interface PasswordChange {
  kind: 'password' | 'login_id';
  current_password: string;
  new_password: string | null;
  new_login_id: string | null;
}

/**
 * Changes password or login id, of the fibre contract or of the selected SIM, and updates the session.
 * @throws ApiError; BusinessError `current_password_wrong`, `same_password`, `login_id_in_use`, `locked`,
 * `bad_request`
 */
export async function changePassword(service: ServiceType, body: PasswordChange) {
  const changed = await call(
    service === 'fixed' ? api.putUserIdPassword : api.putServiceUserIdPassword,
    { body },
  );
  store.loginChanged(changed.userId);
  return { ...changed, kind: body.kind };
}

/** The receipt of a change; it contains no secret. */
export type PasswordReceipt = Awaited<ReturnType<typeof changePassword>>;

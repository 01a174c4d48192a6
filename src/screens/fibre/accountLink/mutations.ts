import { call } from '@/api/client';
import { api } from '@/api/generated/operations';

/**
 * The partner's page with a fresh token, for linking once. The token comes after `#`, a part that
 * browsers send to no server and in no referrer. It is kept nowhere.
 * @throws ApiError
 */
export async function askForLinkPage(): Promise<string> {
  const { url, token } = await call(api.getSonyAccountToken);
  return `${url}#token=${encodeURIComponent(token)}`;
}

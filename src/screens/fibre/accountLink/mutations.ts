import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';

/**
 * The partner's page with a fresh token, for linking once. The token comes after `#`, a part that
 * browsers send to no server and in no referrer. It is kept nowhere.
 * @throws ApiError
 */
export async function askForLinkPage(): Promise<string> {
  const { url, token } = await unwrap(fixedApi.GET('/api/read/v1/sony-account/token'));
  return `${url}#token=${encodeURIComponent(token)}`;
}

import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { onestopTexts } from '@/catalogue/onestop';
import { queryOrRejection } from '@/procedure/queryOrRejection';

const base = '/api/read/v1/services/{service_id}';

// For any other code the screens have no explanation, so it stays an error.
const reasons = [...Object.keys(onestopTexts), 'bad_request', 'not_found'];

/** Reads of the one-stop flow; a refusal is returned as data, which the screens explain. */
export const onestopQueries = {
  /**
   * Whether the session may use this SIM: asked when a mobile page is entered from outside.
   * @param token of the link that led there; without one only the session is checked
   */
  token: (token?: string) =>
    queryOrRejection(
      readQuery(mobileApi, `${base}/check-token`, token ? { params: { query: { token } } } : {}),
      reasons,
    ),
  align: () =>
    queryOrRejection(readQuery(mobileApi, `${base}/contract/mnp-onestop-align-info`), reasons),
  quit: () =>
    queryOrRejection(readQuery(mobileApi, `${base}/contract/mnp-onestop-quit-info`), reasons),
};

import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { onestopTexts } from './onestopError';
// For any other code the screens have no explanation, so it stays an error.
const reasons = [...Object.keys(onestopTexts), 'bad_request', 'not_found'];

/** Reads of the one-stop flow; a refusal is returned as data, which the screens explain. */
export const onestopQueries = {
  /**
   * Whether the session may use this SIM: asked when a mobile page is entered from outside.
   * @param token of the link that led there; without one only the session is checked
   */
  token: (token?: string) => queryOrRejection(read(api.getCheckToken, { token }), reasons),
  align: () => queryOrRejection(read(api.getMnpOnestopAlignInfo), reasons),
  quit: () => queryOrRejection(read(api.getMnpOnestopQuitInfo), reasons),
};

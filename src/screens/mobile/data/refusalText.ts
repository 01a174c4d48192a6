import type { BusinessError } from '@/api/errors';
import { dataAddRefusalTitle } from '@/catalogue/dataAdd';
import { withoutTitle } from '@/catalogue/refusals';

/**
 * A refused write as the alert on the review.
 * @param unchanged what did not happen
 */
export function refusalText({ code, message }: BusinessError, unchanged: string) {
  const title = dataAddRefusalTitle(code);
  return { title, text: `${withoutTitle(title, message)}${unchanged}` };
}

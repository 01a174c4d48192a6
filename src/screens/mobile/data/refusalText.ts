import type { BusinessError } from '@/api/errors';
import { dataAddRefusalTitle } from '@/catalogue/dataAdd';
import { withoutTitle } from '@/catalogue/refusals';

/**
 * The alert on the review for a write that was refused.
 * @param unchanged says what did not happen
 */
export function refusalText({ code, message }: BusinessError, unchanged: string) {
  const title = dataAddRefusalTitle(code);
  return { title, text: `${withoutTitle(title, message)}${unchanged}` };
}

import type { OutcomeError } from '@/api/errors';
import { beyond, dataAddTitles } from '@/catalogue/dataAdd';
import { procedureMessages } from '@/catalogue/messages';

/**
 * A refused write as the alert on the review.
 * @param unchanged what did not happen
 */
export function refusalWords({ code, message }: OutcomeError, unchanged: string) {
  const title = dataAddTitles[code] ?? procedureMessages.refused;
  return { title, text: `${beyond(title, message)}${unchanged}` };
}

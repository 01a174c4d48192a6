import { contractedOptions } from './contractedOption.ts';
import type { CustomerContext } from './option.ts';
import { optionName, orderTexts } from './optionChange.ts';

/**
 * What has become of the application for an option that waits for the line: the line's day may be fixed, moved
 * or cancelled meanwhile.
 */
export function optionInProgress(
  context: CustomerContext,
  title: string,
): { date: string | null } | 'cancelled' | 'unchanged' {
  if (context.customer.user.plan?.cnStatusCode !== 'ENTR') return 'unchanged';
  const option = contractedOptions(context).find(
    ({ code, ordered_on }) =>
      ordered_on !== null && title === optionName(code) + orderTexts['1'].title,
  );
  if (!option) return 'unchanged';
  return option.status === 'CNCL' ? 'cancelled' : { date: option.starts_on };
}

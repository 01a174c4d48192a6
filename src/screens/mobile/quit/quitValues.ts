import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read, type Rejection } from '@/api/query';
import { refusable } from '@/screens/mobile/shared/useRestricted';

export interface QuitValues {
  /** Whether the number moves to another carrier. */
  number: '' | 'lose' | 'keep';
  reason: string;
}

/** A receipt; its MNP number isn't kept after the page has been left. */
export type QuitReceipt = Omit<Answer<'postMobileQuitInfo'>, 'mnp_number' | 'quit_on'> & {
  /** As answered, or else as it was asked for. */
  quit_on: string;
  mnp_number?: Schema.MobileQuitInfo['mnp_number'];
};

/** What the customer can leave with, or why that is refused; and the same for parts where it isn't refused. */
export const [useQuitAnswer, useQuitInfo] = refusable(() => read(api.getMobileQuitInfo));

// Milliseconds. The MNP number may be issued while the customer looks at the page.
const every = 20_000;

/** The MNP number, asked for again and again until it has been issued; undefined while it can't be read. */
export function useIssuedNumber(
  isAwaited: boolean,
): Schema.MobileQuitInfo['mnp_number'] | undefined {
  const { data } = useQuery({
    ...queryOrRejection(read(api.getMobileQuitInfo)),
    enabled: isAwaited,
    refetchInterval: ({ state }) => (numberIn(state.data) ? false : every),
  });
  return numberIn(data);
}

const numberIn = (answer: Schema.MobileQuitInfo | Rejection | undefined) =>
  answer && !isRejection(answer) ? answer.mnp_number : undefined;

/** Whether the number is to be ported: the line then ends with the porting. */
export const isPorting = (
  { number }: QuitValues,
  { can_mnp }: Pick<Schema.MobileQuitInfo, 'can_mnp'>,
): boolean => can_mnp && number === 'keep';

/** The last day of the service by the choice: the last possible one if the number is to be ported. */
export const lastDayOf = (info: Schema.MobileQuitInfo, values: QuitValues): string =>
  isPorting(values, info) ? (info.mnp_quit_on ?? info.quit_on) : info.quit_on;

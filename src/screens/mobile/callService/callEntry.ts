import { useSuspenseQuery } from '@tanstack/react-query';
import { accepted, type AnswerOf } from '@/procedure/entryQuery';
import { mobileOptionQueries, type CallService } from '@/screens/mobile/option/queries';

/** The call options, or why there are none. */
export function useCallEntry(): AnswerOf<ReturnType<typeof mobileOptionQueries.callService>> {
  return useSuspenseQuery(mobileOptionQueries.callService()).data;
}

/**
 * The call options, below the gate that stops a refused one.
 * @throws OutcomeError when it is refused after all
 */
export function useCallService(): CallService {
  return accepted(useCallEntry());
}

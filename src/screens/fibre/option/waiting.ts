import { useQuery } from '@tanstack/react-query';
import type { OptionTerms } from '@/catalogue/fibreOptions/terms';
import { optionQueries } from './queries';

/** Whether the line itself is still to come: nothing begins before it. A page stands without knowing it. */
export const useIsWaiting = (): boolean =>
  useQuery(optionQueries.user()).data?.plan?.cnStatusCode === 'ENTR';

/** The terms of an option for who waits for the line: its first day follows the line's. */
export const waitingTerms = (terms: OptionTerms): OptionTerms =>
  terms.start === 'pickup' || terms.start === 'survey'
    ? terms
    : { ...terms, start: 'arrival', startNote: '光の開通後に始まります' };

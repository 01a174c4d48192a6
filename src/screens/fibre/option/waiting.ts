import { useQuery } from '@tanstack/react-query';
import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import { type OptionTerms, optionTerms } from '@/catalogue/fibreOptions/terms';
import { optionQueries } from './queries';

/** Whether the line itself is still to come: nothing begins before it. A page stands without knowing it. */
export const useIsWaiting = (): boolean =>
  useQuery(optionQueries.user()).data?.plan?.cnStatusCode === 'ENTR';

/** The terms of options by their component, as they are for this customer. */
export function useTermsOf(): (optionType?: FibreOption['optionType']) => OptionTerms {
  const isWaiting = useIsWaiting();
  return (optionType) => {
    const terms = optionTerms(optionType);
    return isWaiting ? waitingTerms(terms) : terms;
  };
}

/** The terms of an option for who waits for the line: its first day follows the line's. */
const waitingTerms = (terms: OptionTerms): OptionTerms =>
  terms.start === 'pickup' || terms.start === 'survey'
    ? terms
    : { ...terms, start: 'arrival', startText: '光の開通後に始まります', startNote: undefined };

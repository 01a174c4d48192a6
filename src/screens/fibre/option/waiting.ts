import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import { type OptionTerms, optionTerms } from '@/catalogue/fibreOptions/terms';
/**
 * Whether the fibre line isn't open yet, before which no option begins. False until that has been read,
 * since a page is shown without it.
 */
export const useIsWaiting = (): boolean =>
  useQuery(read(api.getUser)).data?.plan?.cnStatusCode === 'ENTR';

/** Gives the terms of an option type as they are for this customer. */
export function useTermsOf(): (optionType?: FibreOption['optionType']) => OptionTerms {
  const isWaiting = useIsWaiting();
  return (optionType) => {
    const terms = optionTerms(optionType);
    return isWaiting ? waitingTerms(terms) : terms;
  };
}

/** The terms of an option for a customer whose line isn't open yet: the option begins after the line. */
const waitingTerms = (terms: OptionTerms): OptionTerms =>
  terms.start === 'pickup' || terms.start === 'survey'
    ? terms
    : { ...terms, start: 'arrival', startText: '光の開通後に始まります', startNote: undefined };

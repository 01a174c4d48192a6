import { useSuspenseQuery } from '@tanstack/react-query';
import { accepted, type AnswerOf, type Refused } from '@/procedure/entryQuery';
import { esimQueries } from './queries';

type Answer = AnswerOf<ReturnType<typeof esimQueries.esim>>;

/** What can be done with the eSIM, and an activation that was not used yet. */
export type Esim = Exclude<Answer, Refused>;
export type Activation = NonNullable<Esim['activation']>;

/** The entry or its refusal. */
export function useEsimAnswer(): Answer {
  return useSuspenseQuery(esimQueries.esim()).data;
}

/** The entry, below the gate that stops a refused one. */
export function useEsim(): Esim {
  return accepted(useEsimAnswer());
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { type DataOf, type Rejection, withoutRejection } from '@/procedure/queryOrRejection';
import { esimQueries } from './queries';

type Answer = DataOf<ReturnType<typeof esimQueries.esim>>;

/** What can be done with the eSIM, and an activation that was not used yet. */
export type Esim = Exclude<Answer, Rejection>;
export type Activation = NonNullable<Esim['activation']>;

/** The entry or its refusal. */
export function useEsimAnswer(): Answer {
  return useSuspenseQuery(esimQueries.esim()).data;
}

/** The entry, for parts that are shown only while it isn't refused. */
export function useEsim(): Esim {
  return withoutRejection(useEsimAnswer());
}

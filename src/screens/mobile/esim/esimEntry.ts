import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, read, type Rejection, withoutRejection } from '@/api/query';
type Answer = Schema.Esim | Rejection;

/** The entry or its refusal. */
export function useEsimAnswer(): Answer {
  return useSuspenseQuery(queryOrRejection(read(api.getEsim))).data;
}

/** The entry, for parts that are shown only while it isn't refused. */
export function useEsim(): Schema.Esim {
  return withoutRejection(useEsimAnswer());
}

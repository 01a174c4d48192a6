import { useSuspenseQuery } from '@tanstack/react-query';
import { queryOrRejection, type Rejection, withoutRejection } from '@/api/query';

/**
 * The hooks of a read that the server may refuse.
 * @param query what `read` gives
 * @returns one that gives the answer or its refusal, and one for parts that are shown only while it isn't refused,
 *   which throws a refusal that comes after all
 */
export function refusable<Data extends object>(
  query: () => Parameters<typeof queryOrRejection<Data>>[0],
): readonly [useAnswer: () => Data | Rejection, useAllowed: () => Data] {
  const useAnswer = () => useSuspenseQuery(queryOrRejection(query())).data;
  const useAllowed = () => withoutRejection(useAnswer());
  return [useAnswer, useAllowed];
}

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { BusinessError } from '@/api/errors';

interface Read {
  queryKey: QueryKey;
  queryFn?: unknown;
}

/** A business refusal as data, which the screen explains instead of failing. */
export interface Rejection {
  refusal: BusinessError;
}

/** What a read gives: `DataOf<ReturnType<typeof packetGiftQueries.gift>>`. */
export type DataOf<Query extends Read> = Query extends { queryFn?: infer Fn }
  ? Awaited<ReturnType<Extract<Fn, (...args: never[]) => unknown>>>
  : never;

/**
 * A read whose refusal (400, 404, 409) becomes data: the entry of a procedure, or a list that the server
 * doesn't have.
 * @param query what `readQuery` gives
 * @param codes refusals that become data, where the screen explains only these; all when absent. `not_found` stands
 *   for every 404, whatever a newer server calls it
 * @returns query options whose data is the answer, or `{ refusal }`
 */
export function queryOrRejection<Query extends Read>(query: Query, codes?: readonly string[]) {
  const read = query.queryFn as (context: unknown) => Promise<DataOf<Query>>;
  return queryOptions({
    queryKey: [...query.queryKey, 'or refusal'] as const,
    queryFn: (context): Promise<DataOf<Query> | Rejection> =>
      read(context).catch((error: unknown) => {
        if (error instanceof BusinessError && isAmong(error, codes)) return { refusal: error };
        throw error;
      }),
  });
}

const isAmong = ({ code, status }: BusinessError, codes: readonly string[] | undefined) =>
  codes === undefined || codes.includes(code) || (status === 404 && codes.includes('not_found'));

/**
 * The answer, for parts that are drawn only after a refusal has been handled above them.
 * @throws BusinessError when the answer is a refusal all the same
 */
export function withoutRejection<Answer extends object>(
  answer: Answer,
): Exclude<Answer, Rejection> {
  if (isRejection(answer)) throw answer.refusal;
  return answer as Exclude<Answer, Rejection>;
}

/** Whether the server refused. */
export function isRejection(answer: object): answer is Rejection {
  return 'refusal' in answer && answer.refusal instanceof BusinessError;
}

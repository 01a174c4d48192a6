import {
  type QueryKey,
  queryOptions,
  useSuspenseQueries,
  useSuspenseQuery,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query';
import type { ServiceType } from '@/config/runtimeConfig';
import { type Answer, call, type InputArgument, type Operation, type OperationId } from './client';
import { BusinessError } from './errors';
import { fillPath } from './pathParams';
import { sessionPort } from './sessionPort';

type ReadId = OperationId & `get${string}`;

/**
 * A read as query options: `useQuery(read(api.getBilling))`. Its key is [operationId, parameters] with the
 * service filled in, so that one service's data never shows for another.
 * @param input the parameters by their names; `service_id` may be left out
 * @throws RangeError for a path parameter that is not of its pattern
 */
export function read<Id extends ReadId>(operation: Operation<Id>, ...[input]: InputArgument<Id>) {
  const { host, path } = operation;
  const type = host === 'fixed' || host === 'mobile' ? host : undefined;
  const params = { ...input, ...fillPath(path, { ...input }, type) };
  return queryOptions({
    queryKey: [operation.id, params] as const,
    queryFn: ({ signal }): Promise<Answer<Id>> =>
      call(operation, ...([params, { signal }] as never)),
  });
}

/** The answer of a read, for which the part waits: `useRead(api.getBilling)`. */
export const useRead = <Id extends ReadId>(
  operation: Operation<Id>,
  ...input: InputArgument<Id>
): Answer<Id> => useSuspenseQuery(read(operation, ...input)).data;

/**
 * The parameter that names the account's service of a type. A read needs it where the selected service may
 * still be of the other type: when a screen is prefetched, or its address has just been opened.
 */
export const ofService = (type: ServiceType) => ({ service_id: sessionPort().serviceId(type) });

/** A business refusal as data, which the screen explains instead of failing. */
export interface Rejection {
  refusal: BusinessError;
}

interface Read<Data> {
  queryKey: QueryKey;
  queryFn?: ((context: never) => Data | Promise<Data>) | symbol;
}

type DataOf<Query> = Query extends Read<infer Data> ? Data : never;

/** The answers of several reads, which are asked for at once: `useReads(read(api.getRefund), …)`. */
export const useReads = <Queries extends readonly Read<unknown>[]>(...queries: Queries) =>
  useSuspenseQueries({ queries: queries as readonly UseSuspenseQueryOptions[] }).map(
    ({ data }) => data,
  ) as { [Index in keyof Queries]: DataOf<Queries[Index]> };

/**
 * A read whose refusal (400, 404, 409) becomes data: the entry of a procedure, or a list that the server
 * doesn't have.
 * @param query what `read` gives
 * @param codes refusals that become data, where the screen explains only these; all when absent. `not_found` is
 *   for every 404, whatever a newer server calls it
 * @returns query options whose data is the answer, or `{ refusal }`
 */
export function queryOrRejection<Data>(query: Read<Data>, codes?: readonly string[]) {
  const ask = query.queryFn as (context: unknown) => Promise<Data>;
  return queryOptions({
    queryKey: [...query.queryKey, 'or refusal'] as const,
    queryFn: (context): Promise<Data | Rejection> =>
      ask(context).catch((error: unknown) => {
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
export function withoutRejection<Data extends object>(answer: Data): Exclude<Data, Rejection> {
  if (isRejection(answer)) throw answer.refusal;
  return answer as Exclude<Data, Rejection>;
}

/** Whether an answer is the refusal that `queryOrRejection` gives as data. */
export function isRejection(answer: object): answer is Rejection {
  return 'refusal' in answer && answer.refusal instanceof BusinessError;
}

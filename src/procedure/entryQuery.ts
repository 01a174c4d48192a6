import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { OutcomeError } from '@/api/errors';

interface Read {
  queryKey: QueryKey;
  queryFn?: unknown;
}

/** A business refusal as an answer: the screen explains it instead of failing. */
export interface Refused {
  refusal: OutcomeError;
}

/** What a read gives: `AnswerOf<ReturnType<typeof packetGiftQueries.gift>>`. */
export type AnswerOf<Query extends Read> = Query extends { queryFn?: infer Fn }
  ? Awaited<ReturnType<Extract<Fn, (...args: never[]) => unknown>>>
  : never;

/**
 * A read whose refusal (400, 404, 409) is an answer too: the entry of a procedure, or a list that
 * the server doesn't have.
 * @param query what `readQuery` gives
 * @param codes the only refusals that are answers, where the screen has words of its own for them
 * @returns query options whose data is the answer, or `{ refusal }`
 */
export function entryQuery<Query extends Read>(query: Query, codes?: readonly string[]) {
  const read = query.queryFn as (context: unknown) => Promise<AnswerOf<Query>>;
  return queryOptions({
    queryKey: [...query.queryKey, 'or refusal'] as const,
    queryFn: (context): Promise<AnswerOf<Query> | Refused> =>
      read(context).catch((error: unknown) => {
        if (error instanceof OutcomeError && (codes?.includes(error.code) ?? true))
          return { refusal: error };
        throw error;
      }),
  });
}

/**
 * An answer below the gate that stops a refused one.
 * @throws OutcomeError when it is refused after all
 */
export function accepted<Answer extends object>(answer: Answer): Exclude<Answer, Refused> {
  if (isRefused(answer)) throw answer.refusal;
  return answer as Exclude<Answer, Refused>;
}

/** Whether the server refused. */
export function isRefused(answer: object): answer is Refused {
  return 'refusal' in answer && answer.refusal instanceof OutcomeError;
}

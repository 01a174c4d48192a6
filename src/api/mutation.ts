import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ApiError, NetworkError, UnexpectedError, UnknownOutcomeError } from './errors';
import { onePress } from './idempotency';

/** The server, or something before it, broke after the request had reached it. */
const brokenAnswer = (status = 200) => status < 300 || status === 502 || status === 504;

/**
 * What a failed write means.
 * @returns UnknownOutcomeError where it may have taken effect, else the error itself
 */
export function writeFailure(error: unknown): unknown {
  const isUnknown =
    // The server's answer was read, and what was made of it broke: it may well have been a yes.
    !(error instanceof ApiError) ||
    (error instanceof NetworkError && error.sent) ||
    (error instanceof UnexpectedError && brokenAnswer(error.status));
  return isUnknown ? new UnknownOutcomeError(error) : error;
}

/**
 * What failed before the write itself, such as the read of its token: surely nothing has changed.
 * @returns the error, as one of a request that was not sent or was turned down
 */
export function unsent(error: unknown): unknown {
  if (error instanceof NetworkError) return new NetworkError(error.reason, false, error.signed);
  if (error instanceof UnexpectedError && brokenAnswer(error.status))
    return new UnexpectedError(500, error.message, { cause: error });
  return error;
}

/** Key of all writes among the mutations, apart from downloads. */
export const writing = ['write'] as const;

export interface Write<Input, Result> {
  /**
   * Sends once: while it runs and after it succeeded, further calls give the same promise.
   * @throws ApiError (the promise); UnknownOutcomeError where it may have taken effect
   */
  send: (input: Input) => Promise<Result>;
  isSending: boolean;
  error: ApiError | null;
  result: Result | undefined;
  /** Lets the customer send again, and forgets result and error. */
  reset: () => void;
}

/**
 * A write that is sent once however often its button is pressed: never retried, never kept back for
 * a line that is gone. Afterwards everything that was read is read again, also when nobody knows
 * what happened; who sends again then repeats the same press (`idempotency.ts`).
 * @param write the call: `(body) => unwrap(mobileApi.POST(path, { body }))`
 */
export function useWrite<Input, Result>(
  write: (input: Input) => Promise<Result>,
): Write<Input, Result> {
  const queries = useQueryClient();
  const inFlight = useRef<Promise<Result>>(undefined);
  const { mutateAsync, reset, isPending, error, data } = useMutation<Result, ApiError, Input>({
    mutationKey: writing,
    mutationFn: (input) =>
      onePress(() => write(input)).catch((failure: unknown) => {
        throw writeFailure(failure);
      }),
    retry: false,
    // An answer may hold codes: it goes once nobody looks at it.
    gcTime: 0,
    networkMode: 'always',
    // Not waited for: the receipt doesn't depend on what is read again.
    onSuccess: () => void queries.invalidateQueries(),
    onError: (failure) => {
      if (failure instanceof UnknownOutcomeError) void queries.invalidateQueries();
    },
  });

  const send = useCallback(
    (input: Input) => {
      inFlight.current ??= mutateAsync(input).catch((failure: unknown) => {
        inFlight.current = undefined;
        throw failure;
      });
      return inFlight.current;
    },
    [mutateAsync],
  );

  const sendAgain = useCallback(() => {
    inFlight.current = undefined;
    reset();
  }, [reset]);

  return { send, isSending: isPending, error, result: data, reset: sendAgain };
}

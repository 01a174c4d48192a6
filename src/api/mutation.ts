import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { observe } from '@/lib/observe';
import { ApiError, NetworkError, UnexpectedError, UnknownOutcomeError } from './errors';
import { onePress } from './idempotency';

/** Whether an unexpected answer leaves open if the request took effect: a wrong body, or a proxy's 502 or 504. */
const brokenAnswer = (status = 200) => status < 300 || status === 502 || status === 504;

/**
 * What a failed write means.
 * @returns UnknownOutcomeError where it may have taken effect, else the error itself
 */
export function writeFailure(error: unknown): unknown {
  const isUnknown =
    // Code that used the answer threw: the request may well have succeeded.
    !(error instanceof ApiError) ||
    (error instanceof NetworkError && error.sent) ||
    (error instanceof UnexpectedError && brokenAnswer(error.status));
  return isUnknown ? new UnknownOutcomeError(error) : error;
}

/**
 * For a failure before the write itself, such as of the read of its token: surely nothing has changed.
 * @returns the error; an ApiError whose outcome `writeFailure` would take for unknown is replaced
 */
export function unsent(error: unknown): unknown {
  if (error instanceof NetworkError) return new NetworkError(error.reason, false, error.signed);
  if (error instanceof UnexpectedError && brokenAnswer(error.status))
    return new UnexpectedError(500, error.message, { cause: error });
  return error;
}

/** Mutation key of all writes; downloads don't have it. */
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
  /** Clears result and error, and lets `send` send again. */
  reset: () => void;
}

/**
 * A write that is sent once, however often its button is pressed. It is never retried, and never held back
 * until the device is online. When it succeeds or its outcome is unknown, all reads are read again. Sending
 * again after an unknown outcome repeats the same press (`idempotency.ts`).
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
    // An answer may hold codes, so it is dropped as soon as no screen shows it.
    gcTime: 0,
    networkMode: 'always',
    // Not awaited: the receipt doesn't depend on the reads.
    onSuccess: () => void queries.invalidateQueries(),
    onError: (failure) => {
      if (!(failure instanceof UnknownOutcomeError)) return;
      observe({ kind: 'unknown_outcome' });
      void queries.invalidateQueries();
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

import { useRef, useState } from 'react';
import { BusinessError, UnknownOutcomeError } from '@/api/errors';
import { useWrite } from '@/api/mutation';
import { problemOf, type SendingProblem } from './failure';
import { useIsMounted } from './useIsMounted';

interface SendingParts<Result> {
  /**
   * Reads what it sends from the form, not from arguments: those stay in the mutation cache, which must not
   * hold passwords and codes.
   * @throws ApiError
   */
  call: () => Promise<Result>;
  onDone: (result: Result) => void;
  /** Puts a refusal at its field, or returns the text for it. */
  onRefusal: (error: BusinessError) => SendingProblem | undefined;
  /** Shown when nobody knows whether the request took effect. */
  unknown: SendingProblem;
}

export interface Sending {
  run: () => void;
  isSending: boolean;
  problem: SendingProblem | undefined;
}

/** Sends a step of a procedure that has secrets, once however often it is pressed. */
export function useSending<Result>({
  call,
  onDone,
  onRefusal,
  unknown,
}: SendingParts<Result>): Sending {
  const { send, isSending, reset } = useWrite<void, Result>(call);
  const [problem, setProblem] = useState<SendingProblem>();
  const underWay = useRef(false);
  const isMounted = useIsMounted();

  const onFailure = (error: unknown) => {
    if (error instanceof UnknownOutcomeError) return unknown;
    // A refusal whose message is HTML opens as an alert (`problemOf`).
    if (error instanceof BusinessError && error.html === undefined) return onRefusal(error);
    return problemOf(error);
  };

  const run = () => {
    if (underWay.current) return;
    underWay.current = true;
    setProblem(undefined);
    send()
      .then(
        (result) => {
          reset();
          // A customer who has left the page meanwhile is not brought back.
          if (isMounted.current) onDone(result);
        },
        (error: unknown) => setProblem(onFailure(error)),
      )
      .finally(() => (underWay.current = false));
  };

  return { run, isSending, problem };
}

import { useRef, useState } from 'react';
import { BusinessError, UnknownOutcomeError } from '@/api/errors';
import { useWrite } from '@/api/mutation';
import { problemOf, type SendingProblem } from './failure';
import { useIsMounted } from './useIsMounted';

interface SendingParts<Result> {
  /**
   * Takes what it sends from the form by itself, not as an argument: arguments stay in the mutation
   * cache, where passwords and codes must not stand.
   * @throws ApiError
   */
  call: () => Promise<Result>;
  onDone: (result: Result) => void;
  /** Puts a refusal at its field, or gives the words for it. */
  onRefusal: (error: BusinessError) => SendingProblem | undefined;
  /** When nobody knows whether it took effect. */
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
    // A refusal that the server tells as HTML has no other words.
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
          // Whoever left the page meanwhile isn't pulled back into it.
          if (isMounted.current) onDone(result);
        },
        (error: unknown) => setProblem(onFailure(error)),
      )
      .finally(() => (underWay.current = false));
  };

  return { run, isSending, problem };
}

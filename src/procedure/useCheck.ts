import { useState } from 'react';
import { BusinessError } from '@/api/errors';
import { problemOf, type SendingProblem } from './failure';
import { useIsMounted } from './useIsMounted';

/**
 * Asks the server before a step is left.
 * @param refuse puts a refusal at its fields, or beside the button
 * @param onRefused called after `refuse`, so that the summary can take the focus
 */
export function useCheck(refuse: (error: BusinessError) => void, onRefused: () => void) {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<SendingProblem>();

  const isMounted = useIsMounted();
  const run = async (checking: Promise<void>, next: () => void) => {
    setRunning(true);
    setProblem(undefined);
    try {
      await checking;
      // A customer who has left the step meanwhile is not moved to the next one.
      if (isMounted.current) next();
    } catch (error) {
      if (error instanceof BusinessError) {
        refuse(error);
        onRefused();
      } else setProblem(problemOf(error));
    } finally {
      setRunning(false);
    }
  };

  return { run, isRunning, problem };
}

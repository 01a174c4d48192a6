import { Alert } from '@/ui/message/Alert';
import { Problem } from './layout';
import type { SendingProblem } from './useSending';

/** Why it was not taken, read out at once; nothing where there is no problem. */
export function SendingAlert({ problem }: { problem: SendingProblem | undefined }) {
  if (!problem) return null;
  return (
    <Problem>
      <Alert kind="danger" title={problem.title} level={2} live>
        {problem.text}
      </Alert>
    </Problem>
  );
}

import { constructionSteps } from '@/catalogue/appointments';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, lookUp, type Open } from '@/catalogue/labelOf';
import { halfDays, overText } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { formatDay } from '@/lib/date';
import { KeepTogether } from '@/ui/KeepTogether';
import { Progress } from '@/ui/step/Progress';

interface Step {
  code: Open<Code.ConstructionStepCode>;
  state: Open<Code.StepState>;
  /** ISO day; null while it isn't settled. */
  date: string | null;
  part_of_day: Open<Code.HalfDay>;
  note: string | null;
}

const states = { done: 'past', next: 'now', waiting: 'future' } as const;

/** A construction step by step, each with its day. */
export function ConstructionProgress({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <Progress
      label={title}
      steps={steps.map(({ code, state, date, part_of_day, note }) => ({
        name: labelOf(constructionSteps, code),
        state: lookUp(states, state) ?? 'unknown',
        when:
          date === null ? undefined : `${formatDay(date)}${lookUp(halfDays, part_of_day) ?? ''}`,
        // It says what to see to, which is past with its step.
        note: state !== 'done' && (
          <KeepTogether>{overText(date, part_of_day, now()) ?? note}</KeepTogether>
        ),
      }))}
    />
  );
}

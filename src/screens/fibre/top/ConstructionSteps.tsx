import { constructionSteps } from '@/catalogue/construction';
import { halfDays } from '@/catalogue/timeBands';
import { formatDay } from '@/lib/date';
import { Progress, type ProgressStep } from '@/ui/step/Progress';
import type { Construction } from './queries';

const states = { done: 'past', next: 'now', waiting: 'future' } as const;

/** The construction step by step. */
export function ConstructionSteps({ construction }: { construction: Construction }) {
  return (
    <Progress
      label={construction.title}
      steps={construction.steps.map(({ code, state, date, part_of_day, note }): ProgressStep => ({
        word: constructionSteps[code],
        state: states[state],
        when: date === null ? undefined : `${formatDay(date)}${halfDays[part_of_day]}`,
        note,
      }))}
    />
  );
}

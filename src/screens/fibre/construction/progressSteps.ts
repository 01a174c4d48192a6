import { constructionSteps } from '@/catalogue/construction';
import { halfDays } from '@/catalogue/timeBands';
import { formatDay } from '@/lib/date';
import type { ProgressStep } from '@/ui/step/Progress';
import type { Construction } from '../top/queries';

const states = { done: 'past', next: 'now', waiting: 'future' } as const;

/** The steps of a construction on their line. */
export const progressSteps = ({ steps }: Construction): ProgressStep[] =>
  steps.map(({ code, state, date, part_of_day, note }) => ({
    word: constructionSteps[code],
    state: states[state],
    when: date === null ? undefined : `${formatDay(date)}${halfDays[part_of_day]}`,
    note,
  }));

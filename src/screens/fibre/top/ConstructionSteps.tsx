import { formatDay } from '@/lib/date';
import { Progress, type ProgressStep } from '@/ui/step/Progress';
import type { Construction } from './queries';

const words = {
  accepted: 'お申し込み',
  scheduled: '工事日の確定',
  construction: '工事',
  completed: '切り替え完了',
} as const;

const states = { done: 'past', next: 'now', waiting: 'future' } as const;

const partsOfDay = { none: '', morning: '午前', afternoon: '午後' } as const;

/** The construction step by step. */
export function ConstructionSteps({ construction }: { construction: Construction }) {
  return (
    <Progress
      label={construction.title}
      steps={construction.steps.map(({ code, state, date, part_of_day, note }): ProgressStep => ({
        word: words[code],
        state: states[state],
        when: date === null ? undefined : `${formatDay(date)}${partsOfDay[part_of_day]}`,
        note,
      }))}
    />
  );
}

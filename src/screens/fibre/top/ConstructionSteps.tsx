import styled from '@emotion/styled';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { Link } from '@/ui/link/Link';
import { Progress, type ProgressStep } from '@/ui/step/Progress';
import { Small } from '@/ui/Text';
import type { Construction } from './queries';

const words = {
  accepted: 'お申し込み',
  scheduled: '工事日の確定',
  construction: '工事',
  completed: '切り替え完了',
} as const;

const states = { done: 'past', next: 'now', waiting: 'future' } as const;

const partsOfDay = { none: '', morning: '午前', afternoon: '午後' } as const;

const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
  margin-top: 28px;
`;

/** The construction step by step, and until when its day can be changed. */
export function ConstructionSteps({ construction }: { construction: Construction }) {
  const { title, steps, can_change_date, changeable_until } = construction;
  return (
    <div>
      <Progress
        label={title}
        steps={steps.map(({ code, state, date, part_of_day, note }): ProgressStep => ({
          word: words[code],
          state: states[state],
          when: date === null ? undefined : `${formatDay(date)}${partsOfDay[part_of_day]}`,
          note,
        }))}
      />
      {can_change_date && (
        <Change>
          <Link standalone bold to={paths.construction()}>
            工事日を変更する
          </Link>
          {changeable_until && <Small>{formatDay(changeable_until)}まで変更できます</Small>}
        </Change>
      )}
    </div>
  );
}

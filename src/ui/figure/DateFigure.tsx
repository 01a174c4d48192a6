import styled from '@emotion/styled';
import { japanTime } from '@/lib/date';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { figureShape, Unit } from './Figure';

const Root = styled.time<{ hang: string }>`
  display: inline-block;
  white-space: nowrap;
  ${media.narrow} {
    white-space: normal;
  }
  color: var(--svc);
  &[data-size='m'] {
    ${type.figureM};
  }
  &[data-size='xl'] {
    ${type.figureXl};
    margin-left: ${(p) => p.hang};
    ${media.small} {
      font-size: min(72px, 19vw);
    }
  }
  &[data-size='l'] {
    ${type.figureL};
  }
  /* The unit is between two numbers here, closer than after one. */
  &[data-size] > span {
    margin-left: 3px;
  }
`;

interface DateFigureProps {
  /** ISO date or moment; shown as a day in Japan. */
  day: string | Date;
  /** Words that belong to the date: `から`, `午前`. */
  after?: string;
  /** xl is for a blocked procedure's opening date only. */
  size?: 'xl' | 'l' | 'm';
}

/** A date as the number: `12月1日(火)から` (docs/design.md §3). */
export function DateFigure({ day, after = '', size = 'm' }: DateFigureProps) {
  const { month, day: date, weekday } = japanTime(day);
  return (
    <Root
      data-size={size}
      hang={figureShape(String(month)).hang}
      dateTime={typeof day === 'string' ? day : day.toISOString()}
    >
      {month}
      <Unit>月</Unit>
      <span>{date}</span>
      <Unit>{`日(${weekday})${after}`}</Unit>
    </Root>
  );
}

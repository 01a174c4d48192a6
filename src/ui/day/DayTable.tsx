import styled from '@emotion/styled';
import { japanTime } from '@/lib/date';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { Icon } from '@/ui/icon/Icon';
import { Link } from '@/ui/link/Link';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-top: 1px solid var(--ink);
`;

const Day = styled.li`
  min-height: 96px;
  padding: 10px 0 8px;
  border-block: 2px solid transparent;
  &[data-chosen] {
    margin-inline: -12px 12px;
    padding-left: 10px;
    border: 2px solid var(--accent);
    border-radius: 4px;
    background: var(--accent-weak);
  }
  &[data-closed] {
    color: var(--ink-2);
  }
  ${media.small} {
    font-size: 14px;
    &[data-chosen] {
      margin-inline: -6px 2px;
      padding-left: 4px;
    }
  }
`;

const Date = styled.div`
  font-size: 28px;
  line-height: 36px;
  small {
    margin-left: 6px;
    font-size: 14px;
  }
  li:not([data-closed]) > & {
    color: var(--svc);
    small {
      color: var(--ink);
    }
  }
  ${media.small} {
    font-size: 22px;
    small {
      margin-left: 2px;
    }
  }
`;

const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  color: var(--accent);
  font-weight: 700;
`;

const Closed = styled.div`
  ${type.small};
  display: flex;
  align-items: center;
  min-height: 44px;
`;

const Why = styled.p`
  ${type.small};
  margin-top: 12px;
  color: var(--ink-2);
`;

export interface OfferedDay {
  /** ISO day. */
  day: string;
  /** Why it can't be chosen; said below the table. */
  closed?: string;
  /** 祝 beside the weekday. */
  holiday?: boolean;
}

interface DayTableProps {
  label: string;
  days: readonly OfferedDay[];
  value?: string;
  onChange: (day: string) => void;
}

/** Days on offer, four a row, the chosen one boxed (`look.md` "Components", day table). */
export function DayTable({ label, days, value, onChange }: DayTableProps) {
  const reasons = [...new Set(days.flatMap((day) => day.closed ?? []))];
  return (
    <>
      <Grid aria-label={label}>
        {days.map(({ day, closed, holiday }) => {
          const { month, day: date, weekday } = japanTime(day);
          const chosen = day === value;
          return (
            <Day
              key={day}
              data-chosen={chosen || undefined}
              data-closed={closed ? true : undefined}
              aria-current={chosen ? 'date' : undefined}
            >
              <Date>
                {date}
                <small>
                  {weekday}
                  {holiday && '・祝'}
                </small>
              </Date>
              {closed ? (
                <Closed>選択できません</Closed>
              ) : chosen ? (
                <Chosen role="status">
                  <Icon name="check" size={16} />
                  選択中
                </Chosen>
              ) : (
                <Link
                  standalone
                  bold
                  label={`この日にする(${month}月${date}日(${weekday}))`}
                  onClick={() => onChange(day)}
                >
                  この日にする
                </Link>
              )}
            </Day>
          );
        })}
      </Grid>
      {reasons.map((reason) => (
        <Why key={reason}>{reason}</Why>
      ))}
    </>
  );
}

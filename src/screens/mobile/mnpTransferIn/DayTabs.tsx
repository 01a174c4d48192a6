import styled from '@emotion/styled';
import type * as Schema from '@/api/generated/schemas';
import { japanTime } from '@/lib/date';
import { dayRadio } from '@/procedure/day/dayRadio';
import { media } from '@/theme/media';
import { isOpen } from './slotDays';

const Row = styled.div`
  display: flex;
  overflow-x: auto;
  border-bottom: 1px solid var(--rule);
  & > label {
    position: relative;
    flex: 1 0 64px;
    max-width: 128px;
    padding: 4px 0 10px;
    border-bottom: 4px solid transparent;
    text-align: center;
    cursor: pointer;
    line-height: 22px;
    ${dayRadio};
  }
  & > label:has(:checked) {
    border-color: var(--accent);
    font-weight: 700;
  }
  & > label:has(:disabled) {
    color: var(--ink-2);
    cursor: not-allowed;
  }
  small {
    font-size: 14px;
  }
  & > label > span {
    display: block;
    font-size: 28px;
    line-height: 36px;
    font-weight: 400;
    small {
      line-height: 1;
    }
  }
  & > label:not(:has(:disabled)) > span {
    color: var(--svc);
  }
  ${media.small} {
    & > label {
      flex-basis: 58px;
    }
  }
`;

interface DayTabsProps {
  days: Schema.MnpTransferIn['days'];
  value: string;
  onChange: (day: string) => void;
}

/** One day of a few, its times below (docs/design.md §6). */
export function DayTabs({ days, value, onChange }: DayTabsProps) {
  return (
    <Row role="radiogroup" aria-label="開通の日">
      {days.map((one, index) => {
        const { date, is_holiday } = one;
        const { month, day, weekday } = japanTime(date);
        const isClosed = !isOpen(one);
        return (
          <label key={date}>
            <input
              type="radio"
              name="activation_day"
              value={date}
              checked={date === value}
              disabled={isClosed}
              aria-label={`${month}月${day}日(${weekday}${is_holiday ? '・祝' : ''})${isClosed ? ' 空きがありません' : ''}`}
              onChange={() => onChange(date)}
            />
            <span>
              {(index === 0 || day === 1) && <small>{month}/</small>}
              {day}
            </span>
            <small>
              {weekday}
              {is_holiday && '・祝'}
            </small>
          </label>
        );
      })}
    </Row>
  );
}

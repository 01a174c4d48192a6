import styled from '@emotion/styled';
import { formatClock } from '@/lib/date';
import { media } from '@/theme/media';
import { choiceCell } from '@/ui/fields/choiceStyle';
import type { MnpSlot } from './mnpEntry';

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-top: 1px solid var(--ink);
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Slot = styled.label`
  ${{ ...choiceCell }};
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 72px;
  padding: 4px 11px;
  border-right: 1px solid var(--rule);
  border-bottom: 1px solid var(--rule);
  font-size: 20px;
  line-height: 28px;
  small {
    font-size: 14px;
    line-height: 20px;
    color: var(--ink-2);
  }
`;

interface SlotStripProps {
  slots: readonly MnpSlot[];
  value: string;
  onChange: (startsAt: string) => void;
}

/** The times of a day, full ones hatched and said (look: mnp-slots). */
export function SlotStrip({ slots, value, onChange }: SlotStripProps) {
  return (
    <Strip role="radiogroup" aria-label="時刻">
      {slots.map(({ starts_at, is_available }) => (
        <Slot key={starts_at}>
          <input
            type="radio"
            name="activation_time"
            value={starts_at}
            checked={starts_at === value}
            disabled={!is_available}
            onChange={() => onChange(starts_at)}
          />
          {formatClock(starts_at)}
          <small>
            {starts_at === value ? '選択中' : is_available ? '空きがあります' : '空きがありません'}
          </small>
        </Slot>
      ))}
    </Strip>
  );
}

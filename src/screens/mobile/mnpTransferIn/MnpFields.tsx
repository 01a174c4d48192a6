import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import { now } from '@/lib/clock';
import { daysUntil, formatClock, formatDay, formatTime, japanDay, japanTime } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { dayRadio } from '@/procedure/day/Calendar';
import { TimeBands } from '@/procedure/day/TimeBands';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { FieldError } from '@/ui/fields/FieldFrame';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { Tag } from '@/ui/status/Status';
import { useEntryState } from '@/ui/useEntryState';
import { isOpen, type MnpValues, slotDays, useMnpTransferIn } from './slotDays';

const Group = styled.div`
  margin-top: 36px;
  & > h2 {
    ${type.label};
    display: flex;
    align-items: center;
    gap: 10px;
  }
  & > p {
    margin-bottom: 12px;
  }
`;

const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 20px;
  margin-top: 36px;
  padding-top: 20px;
  border-top: 1px solid var(--ink);
  & > b {
    ${type.label};
  }
  & > span > span {
    ${type.figureM};
    margin-left: 12px;
    color: var(--svc);
  }
`;

/** Day and time of the activation (docs/design.md §6). */
export function MnpFields() {
  const { control } = useFormContext<MnpValues>();
  const entry = useMnpTransferIn();
  const { phone, from_carrier, reserved_at, interruption_minutes } = entry;
  const { reserve_number_expires_on } = entry;
  const days = slotDays(entry);
  const isReserved = (moment: string) =>
    reserved_at !== null && Date.parse(moment) === Date.parse(reserved_at);
  const isFree = (moment: string) =>
    days.some((day) => day.slots.some((one) => one.starts_at === moment && one.is_available));
  const slot = useController({
    control,
    name: 'starts_at',
    rules: {
      validate: (chosen) => {
        if (isReserved(chosen)) return 'いまの予約と同じです。ほかの日時を選択してください。';
        return isFree(chosen) || '開通の日時を選択してください';
      },
    },
  });
  const chosen = slot.field.value;
  const open = days.filter(isOpen);
  const [wanted, setWanted] = useEntryState('day', chosen ? japanDay(chosen) : '');
  const day = open.find(({ date }) => date === wanted) ?? open[0];
  const left = daysUntil(reserve_number_expires_on, now());
  return (
    <>
      <Typography variant="lead">
        <Nowrap>
          いまの番号<Verbatim>{formatPhone(phone)}</Verbatim>を、
        </Nowrap>
        <Nowrap>このSIMに移します。</Nowrap>
      </Typography>
      <Typography variant="help">
        <Phrase>{from_carrier}からの乗り換え・</Phrase>
        <Phrase>
          予約番号の期限 {formatDay(reserve_number_expires_on)}(
          {left === 0 ? '今日まで' : `あと${left}日`})
        </Phrase>
      </Typography>
      {reserved_at && (
        <Group>
          <Alert>
            <AlertTitle component="h2">{`${formatTime(reserved_at)}に予約しています`}</AlertTitle>
            別の日時を選ぶと、予約を変更できます。
          </Alert>
        </Group>
      )}
      <Group id="starts_at" tabIndex={-1}>
        <h2>
          開通の日 <Tag />
        </h2>
        <DayTabs
          days={days}
          value={day?.date ?? ''}
          onChange={(date) => {
            setWanted(date);
            slot.field.onChange('');
          }}
        />
      </Group>
      <Group>
        <h2>
          時刻 <Tag />
        </h2>
        <Typography variant="help">
          切り替わるまで、{interruption_minutes}分ほど電話が使えません
        </Typography>
        <TimeBands
          large
          label="時刻"
          name="activation_time"
          bands={(day?.slots ?? []).map(({ starts_at, is_available }) => ({
            value: starts_at,
            label: formatClock(starts_at),
            note: slotNote(is_available, isReserved(starts_at)),
            closed: !is_available || isReserved(starts_at),
          }))}
          value={chosen}
          onChange={slot.field.onChange}
        />
        {slot.fieldState.error?.message && (
          <FieldError id="starts_at-error">{slot.fieldState.error.message}</FieldError>
        )}
      </Group>
      {isFree(chosen) && (
        <Result>
          <b>開通</b>
          <span>
            <DateFigure day={chosen} />
            <span>{formatClock(chosen)}</span>
          </span>
        </Result>
      )}
    </>
  );
}

function slotNote(isAvailable: boolean, isReserved: boolean): string {
  if (isReserved) return 'いまの予約です';
  return isAvailable ? '空きがあります' : '空きがありません';
}

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
function DayTabs({ days, value, onChange }: DayTabsProps) {
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

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import { fieldMessages } from '@/catalogue/messages';
import { timeBands, timeBandText } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { formatDay } from '@/lib/date';
import { DayTable } from '@/procedure/day/DayTable';
import { TimeBands } from '@/procedure/day/TimeBands';
import { Question } from '@/screens/fibre/shared/DayQuestion';
import { RadioRows } from '@/ui/fields/RadioRows';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Phrase } from '@/ui/page/Page';
import { WordWrap } from '@/ui/WordWrap';
import {
  type DateValues,
  hasDay,
  isOffered,
  isOfKnownType,
  movementOf,
  offeredDays,
  typeLabel,
  unknownType,
  useMovements,
  valuesOf,
  whenText,
} from './movement';

/** Which delivery or collection, on which day, at what time (docs/design.md §6). */
export function DateFields() {
  const { control, register, setValue, watch } = useFormContext<DateValues>();
  const movements = useMovements();
  const movement = movementOf(movements, watch('movement_id'));
  const band = useController({ control, name: 'time_band', rules: { deps: 'date' } });
  const date = useController({
    control,
    name: 'date',
    rules: {
      validate: (day, { time_band }) => {
        if (!movement || day === '' || !isOffered(movement, day, now()))
          return fieldMessages.mustSelect;
        const isNew = day !== movement.date || time_band !== (movement.time_band ?? '');
        return isNew || 'いまの日時と同じです。ほかの日時を選択してください。';
      },
    },
  });
  if (!movement) return null;
  const word = typeLabel(movement);
  const day = movement.days.find((one) => one.date === date.field.value);
  const closedBands: readonly string[] = day?.unavailable_bands ?? [];
  const chooseDay = (chosen: string) => {
    date.field.onChange(chosen);
    const taken = movement.days.find((one) => one.date === chosen)?.unavailable_bands ?? [];
    if (band.field.value !== '' && taken.includes(band.field.value)) setValue('time_band', '');
  };
  const isChosen = date.field.value !== '' && isOffered(movement, date.field.value, now());
  return (
    <>
      {movements.length > 1 && (
        <RadioRows
          label="変更するもの"
          rows={movements.map((one) => ({
            value: one.movement_id,
            title: `${typeLabel(one)}：${one.item}`,
            help: helpOf(one),
            disabled: !hasDay(one, now()),
          }))}
          value={movement.movement_id}
          {...register('movement_id', {
            onChange: ({ target }: { target: { value: string } }) => {
              const next = movementOf(movements, target.value);
              if (!next || !hasDay(next, now())) return;
              const values = valuesOf(next);
              setValue('change_type', values.change_type);
              setValue('date', values.date);
              setValue('time_band', values.time_band);
            },
          })}
        />
      )}
      <Question
        name="date"
        label={`${word}希望日`}
        caption={`${formatDay(movement.selectable_from)}から選べます`}
        error={date.fieldState.error?.message}
      >
        <DayTable
          label={`${word}希望日`}
          days={offeredDays(movement, now())}
          value={isChosen ? date.field.value : undefined}
          onChange={chooseDay}
        />
      </Question>
      <Question
        name="time_band"
        label="時間帯"
        caption={isChosen ? formatDay(date.field.value) : '日を選ぶと決まります'}
      >
        <TimeBands
          label="時間帯"
          name="time_band"
          bands={[
            { value: '', label: '指定なし', wide: true },
            ...timeBands.map((code) => ({
              value: code,
              label: timeBandText(code),
              closed: closedBands.includes(code),
            })),
          ]}
          value={band.field.value}
          onChange={(chosen) => band.field.onChange(chosen)}
        />
      </Question>
      {isChosen && (
        <Box
          sx={{
            mt: { xs: 10, sm: 14 },
            pt: 5,
            borderTop: '1px solid',
            borderColor: 'text.primary',
          }}
          role="status"
        >
          <Typography variant="label" sx={{ mb: 2 }}>
            {word}
          </Typography>
          <DateFigure day={date.field.value} size="l" />
          <Typography sx={{ color: 'service.main', fontSize: 20, lineHeight: '32px' }}>
            {band.field.value === '' ? '時間帯の指定なし' : timeBandText(band.field.value)}
          </Typography>
          <Typography variant="help" sx={{ mt: 2 }}>
            <Place of={movement.address} />
          </Typography>
        </Box>
      )}
    </>
  );
}

/**
 * The address of a delivery, which the server sends in one line. It breaks at spaces, and within a part
 * only if it must.
 */
export function Place({ of }: { of: string }) {
  return of.split(/ (?!様)/).map((part, index) => (
    <Phrase key={`${index} ${part}`}>
      <WordWrap>{part}</WordWrap>
      &nbsp;
    </Phrase>
  ));
}

/** When it comes by now, and why that can't be changed where it can't. */
function helpOf(movement: Schema.DeviceMovement): string {
  const { date, time_band } = movement;
  const when = whenText(date, time_band);
  if (hasDay(movement, now())) return date ? `いま ${when}` : when;
  if (!isOfKnownType(movement)) return `${when}。${unknownType}`;
  return `${when}。変更の期限を過ぎたか、選べる日がないため、変更できません`;
}

import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { formatDay } from '@/lib/date';
import { DayTable } from '@/procedure/day/DayTable';
import { Question } from '@/screens/fibre/shared/Question';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Nowrap } from '@/ui/page/Page';
import {
  type ConstructionValues,
  dayText,
  firstDay,
  isFree,
  offeredDays,
  useConstructionEntry,
} from './constructionDay';

const halves = [
  { value: 'morning', title: '午前', hours: '9:00〜12:00のあいだに始めます' },
  { value: 'afternoon', title: '午後', hours: '13:00〜17:00のあいだに始めます' },
] as const;

/** The day of construction and its half. */
export function ConstructionFields() {
  const { control, register, setValue, formState } = useFormContext<ConstructionValues>();
  const entry = useConstructionEntry();
  const first = firstDay(entry);
  const date = useController({
    control,
    name: 'date',
    rules: {
      validate: (day) => entry.days.some((one) => one.date === day) || fieldMessages.mustSelect,
    },
  });
  const day = entry.days.find((one) => one.date === date.field.value);
  const chooseDay = (chosen: string) => {
    date.field.onChange(chosen);
    setValue('part_of_day', 'none');
  };
  return (
    <>
      {/* From 1024 it stands in the rail. */}
      <Typography sx={{ display: { lg: 'none' }, mb: 7 }}>
        いまの工事日は、<Nowrap>{dayText(entry.date, entry.part_of_day)}</Nowrap>です。
      </Typography>
      <Question
        name="date"
        label="工事の希望日"
        caption={first && `${formatDay(first)}から選べます`}
        error={date.fieldState.error?.message}
      >
        <DayTable
          label="工事の希望日"
          days={offeredDays(entry)}
          value={day?.date}
          onChange={chooseDay}
        />
      </Question>
      <RadioRows
        label="午前か午後か"
        hint={day ? formatDay(day.date) : '先に、工事の希望日をお選びください'}
        error={formState.errors.part_of_day?.message}
        rows={halves.map(({ value, title, hours }) => ({
          value,
          title,
          help: day && !day[value] ? 'この日は埋まっています' : hours,
          disabled: !day?.[value],
        }))}
        {...register('part_of_day', {
          validate: (half, { date: chosen }) =>
            isFree(entry, chosen, half) || fieldMessages.mustSelect,
        })}
      />
    </>
  );
}

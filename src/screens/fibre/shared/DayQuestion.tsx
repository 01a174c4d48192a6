import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { Calendar } from '@/procedure/day/Calendar';
import { Question } from './Question';

interface DayQuestionProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  /** Small text beside the label. */
  caption?: ReactNode;
  /** ISO days that can be chosen, in their order. */
  days: readonly string[];
  /** Label for choosing no day, if that is an answer: 決まっていません. */
  none?: string;
}

/** Which of many days: a field of the form whose value is an ISO day, empty while none is chosen. */
export function DayQuestion<Values extends FieldValues>({
  name,
  label,
  caption,
  days,
  none,
}: DayQuestionProps<Values>) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      // A draft may hold a day that is no longer offered.
      validate: (day: string) =>
        (none !== undefined && day === '') || days.includes(day) || fieldMessages.mustSelect,
    },
  });
  const chosen: string = field.value;
  return (
    <Question
      name={name}
      label={label}
      caption={caption}
      optional={none !== undefined}
      error={fieldState.error?.message}
    >
      <Calendar name={name} label={label} days={days} value={chosen} onChange={field.onChange} />
      {none !== undefined &&
        (chosen === '' ? (
          <p>{none}</p>
        ) : (
          <Button
            variant="text"
            onClick={() => field.onChange('')}
          >{`日を選ばない(${none})`}</Button>
        ))}
    </Question>
  );
}

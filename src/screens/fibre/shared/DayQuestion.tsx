import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { Calendar } from '@/procedure/day/Calendar';
import { FieldError } from '@/ui/fields/FieldFrame';
import { Tag } from '@/ui/status/Status';

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

const root = {
  scrollMarginTop: 20,
  '[data-field] + &': { mt: { xs: 10, sm: 14 } },
};

interface QuestionProps {
  /** Name of the field: the target of the error summary and of 変更. */
  name: string;
  label: string;
  /** Small text beside the label. */
  caption?: ReactNode;
  /** Whether it may stay without an answer. */
  optional?: boolean;
  error?: string | undefined;
  /** What the customer answers with: a table of days, of times. */
  children: ReactNode;
}

/** A question that no single control answers: its label with a caption, its table, and its error. */
export function Question({ name, label, caption, optional, error, children }: QuestionProps) {
  const id = `${name}-label`;
  return (
    <Box id={name} tabIndex={-1} role="group" aria-labelledby={id} data-field sx={root}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 3 }}>
        <Typography variant="label" id={id}>
          {label}
        </Typography>
        {optional && <Tag optional />}
        {caption && <Typography variant="help">{caption}</Typography>}
      </Stack>
      {error && (
        // Right under the label, with the room of the table below it.
        <Box sx={{ mb: 3 }}>
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </Box>
      )}
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FieldError } from '@/ui/fields/FieldFrame';
import { Tag } from '@/ui/status/Tag';

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
        {caption && (
          <Typography variant="body2" color="textSecondary">
            {caption}
          </Typography>
        )}
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

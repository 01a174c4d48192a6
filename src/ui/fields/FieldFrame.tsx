import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { Tag } from '@/ui/status/Status';

export interface FieldTexts {
  label: string;
  /** Below the label: form and example. */
  hint?: ReactNode;
  /** What was found and what to do. */
  error?: ReactNode;
  /** 任意 instead of 必須. */
  optional?: boolean;
  /** No tag at all, where every field is needed (login). */
  untagged?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  /** Id of the control; hint and error get `${id}-hint` and `${id}-error`. */
  id: string;
  /** Live help below: password rules, what is left. */
  below?: ReactNode;
  children: ReactNode;
}

/** Label above, hint under it, control, error with its icon (docs/design.md §7). */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  untagged,
  below,
  children,
}: FieldFrameProps) {
  return (
    <FormControl data-field error={Boolean(error)}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
        <FormLabel htmlFor={id}>{label}</FormLabel>
        {!untagged && <Tag optional={optional} />}
      </Stack>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Box sx={{ mt: 2 }}>{children}</Box>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {below}
    </FormControl>
  );
}

/** Small words under a label, which stay as they are while the field is wrong. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <FormHelperText id={id} error={false}>
      {children}
    </FormHelperText>
  );
}

/** The bold sentence in danger under a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <FormHelperText id={id} error>
      <Icon name="octagon" />
      <span>{children}</span>
    </FormHelperText>
  );
}

/** The ARIA attributes that tie a control to its unit, hint and error. */
export function describe(
  id: string,
  { hint, error, unit }: Pick<FieldTexts, 'hint' | 'error'> & { unit?: string },
) {
  const ids = [unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

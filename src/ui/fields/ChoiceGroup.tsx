import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';
import { Tag } from '@/ui/status/Status';
import { FieldError, FieldHint, type FieldTexts } from './FieldFrame';

/** Label, hint and error of a group of radios, read with each of them. */
export function ChoiceGroup({
  label,
  hint,
  error,
  optional,
  untagged,
  children,
}: FieldTexts & { children: ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FormControl
      component="fieldset"
      data-field
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <FormLabel component="legend" sx={{ '& > span': { ml: 2.5 } }}>
        {label}
        {!untagged && <Tag optional={optional} />}
      </FormLabel>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </FormControl>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from './FieldFrame';

interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  children: ReactNode;
  error?: string;
}

/** One yes, such as a consent (docs/design.md §7). Takes `register`. */
export function CheckboxField({
  children,
  error,
  id: givenId,
  checked,
  defaultChecked,
  disabled,
  ...input
}: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? input.name ?? ownId;
  return (
    <div>
      <FormControlLabel
        disableTypography
        sx={{ alignItems: 'flex-start', minHeight: 44, py: 1.75 }}
        control={
          <Checkbox
            id={id}
            checked={checked}
            defaultChecked={defaultChecked}
            disabled={disabled}
            sx={{ mt: 0.75 }}
            slotProps={{
              input: {
                ...input,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': error ? `${id}-error` : undefined,
              },
            }}
          />
        }
        label={<span>{children}</span>}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentPropsWithRef, useId } from 'react';
import { describe, FieldFrame, type FieldTexts } from './FieldFrame';

interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  options: readonly { value: string; label: string }[];
  /** The empty choice: 選んでください. */
  empty?: string;
}

/** The browser's own list in the shape of a field (docs/design.md §7). */
export function SelectField({
  label,
  hint,
  error,
  optional,
  untagged,
  options,
  empty,
  id: givenId,
  disabled,
  ref,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? select.name ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, untagged }}>
      <NativeSelect
        input={<OutlinedInput />}
        inputRef={ref}
        disabled={disabled}
        inputProps={{
          'aria-required': optional ? undefined : true,
          ...select,
          id,
          ...describe(id, { hint, error }),
        }}
      >
        {empty && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

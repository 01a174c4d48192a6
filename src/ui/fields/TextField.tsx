import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describe, FieldFrame, type FieldTexts } from './FieldFrame';

/** What `register('name')` of react-hook-form gives, and whatever else an input takes. */
export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children' | 'size'> {
  /** At the right end of the field: GB, 円. */
  unit?: string;
  /** 180 wide, for a number or a code of few digits. */
  short?: boolean;
  below?: ReactNode;
}

/**
 * One line of text. `<TextField label="電話番号" {...register('phone')} error={errors.phone?.message} />`
 * (docs/design.md §7). A number takes `unit`, `short` and `inputMode="decimal"`.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  untagged,
  unit,
  short,
  below,
  id: givenId,
  disabled,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? input.name ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, untagged, below }}>
      <OutlinedInput
        disabled={disabled}
        sx={short ? { maxWidth: 180 } : undefined}
        endAdornment={
          unit && (
            <InputAdornment id={`${id}-unit`} position="end" disablePointerEvents>
              {unit}
            </InputAdornment>
          )
        }
        slotProps={{
          input: {
            enterKeyHint: 'next',
            'aria-required': optional ? undefined : true,
            ...input,
            id,
            ...describe(id, { hint, error, unit }),
          },
        }}
      />
    </FieldFrame>
  );
}

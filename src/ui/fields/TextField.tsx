import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { media } from '@/theme/media';
import { describe, FieldFrame, type FieldTexts } from './FieldFrame';

/** What `register('name')` of react-hook-form gives, and whatever else an input takes. */
export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children' | 'size'> {
  /** At the right end of the field: GB, 円. */
  unit?: string;
  /** 180 wide, for a number or a code of few digits. */
  short?: boolean;
  /** Smaller letters on a phone, for a number of 32 digits that is compared as a whole. */
  long?: boolean;
  below?: ReactNode;
}

/**
 * One line of text. `<TextField label="電話番号" {...field('phone')} />`
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
  long,
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
        sx={{
          ...(short && { maxWidth: 180 }),
          ...(long && { [media.small]: { fontSize: 16, letterSpacing: '-0.02em' } }),
        }}
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

import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { describe, FieldFrame, type FieldTexts } from './FieldFrame';

interface PasswordFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'disabled' | 'size' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
  below?: ReactNode;
}

/** A password with 表示 (docs/design.md §6). */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  untagged,
  below,
  id: givenId,
  ...input
}: PasswordFieldProps) {
  const ownId = useId();
  const id = givenId ?? input.name ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ id, label, hint, error, optional, untagged, below }}>
      <OutlinedInput
        endAdornment={
          <InputAdornment position="end" sx={{ mr: -2 }}>
            <Button
              variant="text"
              size="small"
              startIcon={<Icon name={shown ? 'eyeOff' : 'eye'} />}
              aria-label={`${label}を${shown ? '隠す' : '表示'}`}
              aria-controls={id}
              sx={{ px: 2 }}
              onClick={() => setShown(!shown)}
            >
              {shown ? '隠す' : '表示'}
            </Button>
          </InputAdornment>
        }
        slotProps={{
          input: {
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'next',
            'aria-required': optional ? undefined : true,
            ...input,
            type: shown ? 'text' : 'password',
            id,
            ...describe(id, { hint, error }),
          },
        }}
      />
    </FieldFrame>
  );
}

import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { wordButtonStyle } from '@/ui/link/bareButtonStyle';
import { describe, FieldFrame } from './FieldFrame';
import type { FieldWords } from './FieldFrame';
import { inputStyle } from './inputStyle';

const Input = styled.input({ ...inputStyle, paddingRight: 104 });

const Box = styled.div`
  position: relative;
`;

const Toggle = styled.button({
  ...wordButtonStyle,
  position: 'absolute',
  right: 6,
  top: 6,
  paddingInline: 8,
});

interface PasswordFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'children' | 'size' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
  below?: ReactNode;
}

/** A password with 表示 (`look.md` "Pictures", login and reset-3). */
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
      <Box>
        <Input
          autoCapitalize="none"
          spellCheck={false}
          aria-required={optional ? undefined : true}
          {...input}
          type={shown ? 'text' : 'password'}
          id={id}
          {...describe(id, { hint, error })}
        />
        <Toggle
          type="button"
          aria-label={`${label}を${shown ? '隠す' : '表示'}`}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
          {shown ? '隠す' : '表示'}
        </Toggle>
      </Box>
    </FieldFrame>
  );
}

import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { paths } from '@/paths';
import { media } from '@/theme/media';
import { PasswordField } from '@/ui/fields/PasswordField';
import { TextField } from '@/ui/fields/TextField';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { rememberTypedId } from './typedId';
import { isWideId, wideIdMessage } from './wideId';

const Form = styled.form`
  && > div + div {
    margin-top: 28px;
  }
  button[type='submit'] {
    width: 100%;
    margin-top: 36px;
  }
  ${media.small} {
    && > div + div {
      margin-top: 20px;
    }
  }
`;

const required = '必須項目が未入力です';

type FieldName = 'username' | 'password';

interface LoginFormProps {
  busy: boolean;
  onSubmit: (id: string, password: string) => void;
}

/**
 * Id and password. They are read from the inputs at submit, so that what was typed or filled in before
 * hydration counts.
 */
export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isWide, setWide] = useState(false);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const data = new FormData(form.current ?? undefined);
    const id = textOf(data, 'username').trim();
    // No password begins or ends with a space: it was pasted along with the password.
    const password = textOf(data, 'password').trim();
    const gaps = [...(id ? [] : ['username' as const]), ...(password ? [] : ['password' as const])];
    const wide = isWideId(id);
    setMissing(gaps);
    setWide(wide);
    const first = wide ? 'username' : gaps[0];
    if (first) focusField(form.current, first);
    else onSubmit(id, password);
  };

  const errorOf = (name: FieldName) => (missing.includes(name) ? required : undefined);
  return (
    // With `dialog`, a submit before hydration does nothing, and no password gets into the address.
    <Form ref={form} method="dialog" noValidate onSubmit={submit}>
      <TextField
        label="お客さまID"
        hint="登録したID、または8桁のお客さま番号"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        untagged
        error={isWide ? wideIdMessage : errorOf('username')}
      />
      <PasswordField
        label="パスワード"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={64}
        untagged
        error={errorOf('password')}
      />
      <SubmitButton busy={busy && '確認しています'} type="submit" covered>
        ログイン
      </SubmitButton>
      <Box component="p" sx={{ mt: 3 }}>
        <Button
          variant="text"
          href={paths.passwordReset()}
          onClick={() =>
            rememberTypedId(textOf(new FormData(form.current ?? undefined), 'username').trim())
          }
        >
          パスワードをお忘れの方
        </Button>
      </Box>
    </Form>
  );
}

function textOf(data: FormData, name: FieldName): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

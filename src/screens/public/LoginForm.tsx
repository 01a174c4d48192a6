import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { bareId, bareSecret, idProblem, oldPasswordProblem } from '@/catalogue/credentials';
import { paths } from '@/paths';
import { media } from '@/theme/media';
import { PasswordField } from '@/ui/fields/PasswordField';
import { TextField } from '@/ui/fields/TextField';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { rememberTypedId } from './typedId';

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

/** What is meant by what was typed or pasted. */
const folds = { username: bareId, password: bareSecret };

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
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({});

  /** The value of a field, which shows it from then on. */
  const take = (name: FieldName): string => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return '';
    const meant = folds[name](field.value);
    if (field.value !== meant) field.value = meant;
    return meant;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [id, password] = [take('username'), take('password')];
    const found = {
      username: id ? idProblem(id) : required,
      password: password ? oldPasswordProblem(password) : required,
    };
    setProblems(found);
    const first = (['username', 'password'] as const).find((name) => found[name]);
    if (first) focusField(form.current, first);
    else onSubmit(id, password);
  };

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
        untagged
        error={problems.username}
        onBlur={() => void take('username')}
      />
      <PasswordField
        label="パスワード"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        untagged
        error={problems.password}
        onBlur={() => void take('password')}
      />
      <SubmitButton busy={busy && '確認しています'} type="submit" covered>
        ログイン
      </SubmitButton>
      <Box component="p" sx={{ mt: 3 }}>
        <Button
          variant="text"
          href={paths.passwordReset()}
          onClick={() => rememberTypedId(take('username'))}
        >
          パスワードをお忘れの方
        </Button>
      </Box>
    </Form>
  );
}

function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** A notice of the login page: what it is, what to do next. */
export interface LoginNotice {
  severity: 'error' | 'warning' | 'info';
  title: string;
  text: string;
  /** What the notice offers to do: an address to go to, or a new try. */
  nextAction?: { label: string; href?: string; onClick?: () => void };
  /** What takes its place once the device is online again. */
  online?: LoginNotice;
}

/** A notice above the fields, read out when it comes; it takes the focus, so that reading goes on from it. */
export function LoginNoticeBox({
  notice,
  ref,
}: {
  notice: LoginNotice;
  ref?: Ref<HTMLDivElement>;
}) {
  const [outdated, setOutdated] = useState<LoginNotice>();
  useEffect(() => {
    const onOnline = () => setOutdated(notice);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [notice]);
  const shown = (outdated === notice && notice.online) || notice;
  const { severity, title, text, nextAction } = shown;
  return (
    <Box ref={ref} tabIndex={-1} sx={{ mb: { xs: 5, sm: 7 }, '&:focus': { outline: 'none' } }}>
      <Alert severity={severity} role={severity === 'error' ? 'alert' : 'status'}>
        <AlertTitle component="h2">{title}</AlertTitle>
        {text}
        {nextAction && (
          <Box sx={{ mt: 1 }}>
            <Button
              variant="text"
              href={nextAction.href}
              onClick={nextAction.onClick}
              sx={{ fontWeight: 700 }}
            >
              {nextAction.label}
            </Button>
          </Box>
        )}
      </Alert>
    </Box>
  );
}

/** Shown when the page came without https, where calls can't be signed: nothing that is typed is sent. */
export const insecureNotice: LoginNotice = {
  severity: 'error',
  title: '安全な接続ではないため、ログインできません',
  text: 'アドレスの先頭を「https://」にして、もう一度開いてください。入力したIDやパスワードは送っていません。',
};

/** Shown when the code that logs in could not be fetched. */
export const unfetchedNotice: LoginNotice = {
  severity: 'warning',
  title: 'マイページを読み込めませんでした',
  text: '通信が途切れたか、サーバーが混み合っています。しばらくたってから、もう一度読み込んでください。',
  nextAction: { label: 'もう一度読み込む', onClick: () => location.reload() },
};

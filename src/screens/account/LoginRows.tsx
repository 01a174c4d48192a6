import styled from '@emotion/styled';
import List from '@mui/material/List';
import { formatTime } from '@/lib/date';
import { Mark } from '@/theme/icon/Mark';
import { monoFamily, type } from '@/theme/type';
import type { LoginEntry } from './queries';

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  column-gap: 16px;
  padding: 14px 0;
  &:first-of-type {
    padding-top: 0;
  }
  & > svg {
    margin-top: 6px;
  }
`;

const Where = styled.p`
  ${type.small};
  color: var(--ink-2);
  code {
    font-family: ${monoFamily};
    word-break: break-all;
  }
`;

const Note = styled.p`
  ${type.small};
  line-height: 29px;
  color: var(--ink-2);
  &[data-strong] {
    font-weight: 700;
    color: var(--ink);
  }
`;

const results = {
  success: 'ログイン',
  wrong_password: 'パスワード違い',
  locked: 'ロック中',
} satisfies Record<LoginEntry['result'], string>;

interface LoginRowsProps {
  logins: readonly LoginEntry[];
  /** Unfamiliar ones that the customer hasn't answered for. */
  waiting: readonly LoginEntry[];
}

/** When, from where, and what came of it. */
export function LoginRows({ logins, waiting }: LoginRowsProps) {
  return (
    <List>
      {logins.map((login) => (
        <Row key={login.login_id}>
          <Mark name={login.result === 'success' ? 'done' : 'cross'} />
          <div>
            <p>{formatTime(login.at)}</p>
            <Where>
              {[login.device, login.browser, login.place].filter(Boolean).join('・')}
              {login.place === null && (
                <>
                  ・<code>{login.ip_address}</code>
                </>
              )}
            </Where>
          </div>
          <Outcome login={login} unfamiliar={waiting.includes(login)} />
        </Row>
      ))}
    </List>
  );
}

function Outcome({ login, unfamiliar }: { login: LoginEntry; unfamiliar: boolean }) {
  if (login.result !== 'success') return <Note data-strong>{results[login.result]}</Note>;
  if (login.is_current) return <Note>いまの端末</Note>;
  if (unfamiliar) return <Note data-strong>はじめての端末</Note>;
  return <Note>{results.success}</Note>;
}

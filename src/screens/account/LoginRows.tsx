import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { formatTime } from '@/lib/date';
import { Mark, type MarkName } from '@/theme/icon/Mark';

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

const results: Record<Code.LoginResultCode, string> = {
  success: 'ログイン',
  wrong_password: 'パスワード違い',
  locked: 'ロック中',
};

const marks: Record<Code.LoginResultCode, MarkName> = {
  success: 'done',
  wrong_password: 'cross',
  locked: 'cross',
};

interface LoginRowsProps {
  logins: readonly Schema.LoginEntry[];
  /** Unfamiliar logins that the customer hasn't confirmed yet. */
  waiting: readonly Schema.LoginEntry[];
}

/** Logins with their time, device, place and result. */
export function LoginRows({ logins, waiting }: LoginRowsProps) {
  return (
    <List>
      {logins.map((login) => (
        <Row key={login.login_id}>
          <Mark name={lookUp(marks, login.result) ?? 'dashedSquare'} />
          <div>
            <p>{formatTime(login.at)}</p>
            <Typography variant="body2" color="textSecondary">
              {[login.device, login.browser, login.place].filter(Boolean).join('・')}
              {login.place === null && (
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  ・{login.ip_address}
                </Box>
              )}
            </Typography>
          </div>
          <Outcome login={login} unfamiliar={waiting.includes(login)} />
        </Row>
      ))}
    </List>
  );
}

function Note({ strong, children }: { strong?: boolean; children: string }) {
  return (
    <Typography
      variant="body2"
      color={strong ? 'textPrimary' : 'textSecondary'}
      sx={{ lineHeight: '29px', fontWeight: strong ? 700 : undefined }}
    >
      {children}
    </Typography>
  );
}

function Outcome({ login, unfamiliar }: { login: Schema.LoginEntry; unfamiliar: boolean }) {
  if (login.result !== 'success') return <Note strong>{labelOf(results, login.result)}</Note>;
  if (login.is_current) return <Note>いまの端末</Note>;
  if (unfamiliar) return <Note strong>はじめての端末</Note>;
  return <Note>{results.success}</Note>;
}

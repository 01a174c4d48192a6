import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatClock, formatDay, formatTime } from '@/lib/date';
import { paths, topOf } from '@/paths';
import { confirmedLogins, confirmLogin } from '@/session/confirmedLogins';
import { useServiceType } from '@/session/selectedService';
import { Mark, type MarkName } from '@/theme/icon/Mark';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { loginMonths } from './loginMonths';
import { LogoutEverywhere } from './LogoutEverywhere';

/** Logins of three months; one from an unfamiliar device asks whether it was the customer (docs/design.md §6). */
export default function LoginHistoryScreen() {
  const data = useRead(api.getLoginHistory);
  const service = useServiceType();
  const [confirmed, setConfirmed] = useState(confirmedLogins);
  const waiting = data.logins.filter((l) => l.is_unfamiliar && !confirmed.includes(l.login_id));
  const [asked] = waiting;
  const rows = data.logins.filter((login) => login !== asked);

  return (
    <Container>
      <PageHead title="ログイン履歴" back={{ to: topOf(service), label: '料金・お知らせ' }}>
        {asked && (
          <UnfamiliarLogin
            key={asked.login_id}
            login={asked}
            count={waiting.length}
            service={service}
            onConfirm={() => setConfirmed(confirmLogin(asked.login_id))}
          />
        )}
        {data.logins.length === 0 && (
          <EmptyState
            lead="この3か月のログインの記録はありません。"
            next="次にログインすると、ここに表示されます。"
          >
            <Button variant="secondary" href={topOf(service)}>
              トップに戻る
            </Button>
          </EmptyState>
        )}
      </PageHead>
      {loginMonths(rows).map(({ month, label, caption, logins }) => (
        <Section key={month} label={label} caption={caption}>
          <LoginRows logins={logins} waiting={waiting} />
        </Section>
      ))}
      <LogoutEverywhere />
    </Container>
  );
}

interface UnfamiliarLoginProps {
  login: Schema.LoginEntry;
  /** How many are waiting for an answer, this one included. */
  count: number;
  service: ServiceType | undefined;
  onConfirm: () => void;
}

/** A login from a device seen for the first time: the one thing that this page asks about. */
function UnfamiliarLogin({ login, count, service, onConfirm }: UnfamiliarLoginProps) {
  return (
    <Box sx={{ maxWidth: 640, mt: { xs: 5, sm: 7 } }}>
      <Alert severity="warning">
        <AlertTitle component="h2">
          {count > 1
            ? `はじめての端末からのログイン(${count}件のうち新しいもの)`
            : 'はじめての端末からのログイン'}
        </AlertTitle>
        <Typography
          sx={{
            m: '8px 0 4px',
            fontSize: { xs: 28, sm: 26 },
            lineHeight: '34px',
            letterSpacing: '-0.01em',
          }}
        >
          <Nowrap>{formatDay(login.at)}</Nowrap> <Nowrap>{formatClock(login.at)}</Nowrap>
        </Typography>
        <p>{[login.device, login.browser].filter(Boolean).join('・')}</p>
        <p>
          {login.place ? `${login.place}付近` : '場所はわかりません'}{' '}
          <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {login.ip_address}
          </Typography>
        </p>
      </Alert>
      <Typography sx={{ mt: 5 }}>このログインに、心当たりはありますか。</Typography>
      <Box sx={{ '& > div': { mt: 4 } }}>
        <Actions>
          <Button href={service === 'mobile' ? paths.mobilePassword() : paths.password()}>
            心当たりがないので、パスワードを変更する
          </Button>
          <Button variant="secondary" onClick={onConfirm}>
            自分のログインです
          </Button>
        </Actions>
      </Box>
    </Box>
  );
}

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

function LoginRows({ logins, waiting }: LoginRowsProps) {
  return (
    <List>
      {logins.map((login) => (
        <Row key={login.login_id}>
          <Mark name={lookUp(marks, login.result) ?? 'dashedSquare'} />
          <div>
            <p>{formatTime(login.at)}</p>
            <Typography variant="help">
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

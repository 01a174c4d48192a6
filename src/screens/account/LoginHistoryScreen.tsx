import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { topOf } from '@/paths';
import { confirmedLogins, confirmLogin } from '@/session/confirmedLogins';
import { useServiceType } from '@/session/selectedService';
import { Icon } from '@/theme/icon/Icon';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { loginMonths } from './loginMonths';
import { LoginRows } from './LoginRows';
import { LogoutEverywhere } from './LogoutEverywhere';
import { UnfamiliarLogin } from './UnfamiliarLogin';

/** Logins of three months; one from an unfamiliar device asks whether it was the customer (docs/design.md §6). */
export default function LoginHistoryScreen() {
  const { data } = useSuspenseQuery(read(api.getLoginHistory));
  const service = useServiceType();
  const [confirmed, setConfirmed] = useState(confirmedLogins);
  const waiting = data.logins.filter((l) => l.is_unfamiliar && !confirmed.includes(l.login_id));
  const [asked] = waiting;
  const rows = data.logins.filter((login) => login !== asked);

  return (
    <Container>
      <PageHead
        title="ログイン履歴"
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={topOf(service)}>
            料金・お知らせ
          </Button>
        }
      >
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

import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { api } from '@/api/generated/operations';
import type { RequiredAction } from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { brand } from '@/catalogue/brand';
import type { CalendarEvent } from '@/lib/calendarFile';
import { now } from '@/lib/clock';
import { daysUntil, endless, formatNearDay } from '@/lib/date';
import { actionsOf, topOf } from '@/paths';
import { ActionRows } from '@/screens/shared/actions/ActionRows';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { openActions } from '@/session/confirmedLogins';
import { useServiceType } from '@/session/selectedService';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main, Nowrap, Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';

/** All required actions, over all services of the account (docs/product.md §4.7). */
export default function RequiredActionScreen() {
  const service = useServiceType();
  const actions = openActions(useRead(api.getNotification));
  const toTop = (
    <Button variant="secondary" href={topOf(service)}>
      トップに戻る
    </Button>
  );
  return (
    <Container>
      <PageHead
        title="ご対応が必要なこと"
        back={{ to: topOf(service), label: '料金・お知らせ' }}
        lead={actions && actions.length > 0 && summary(actions)}
      />
      {actions && actions.length > 0 ? (
        <Section
          label="期限の近い順"
          caption={`${actions.length}件`}
          aside={
            <AddToCalendar
              events={deadlines(actions, actionsOf(service ?? 'fixed'))}
              label="期限をカレンダーに追加"
            />
          }
        >
          <ActionRows actions={actions} />
        </Section>
      ) : (
        <Columns>
          <Main>
            {actions ? (
              <EmptyState
                lead="いま、ご対応が必要なことはありません。"
                next="期限のあるお手続きができると、ここに並びます。"
              >
                {toTop}
              </EmptyState>
            ) : (
              <>
                <Typography variant="lead">ご対応が必要なことを、いま表示できません。</Typography>
                <Typography color="textSecondary" sx={{ mt: 2 }}>
                  お知らせ履歴と、手続きの状況をお確かめください。
                </Typography>
                <Actions>{toTop}</Actions>
              </>
            )}
          </Main>
        </Columns>
      )}
    </Container>
  );
}

function deadlines(actions: readonly RequiredAction[], url: string): CalendarEvent[] {
  return actions.flatMap(({ action_id, title, detail, due_on }) =>
    due_on === null
      ? []
      : [
          {
            id: action_id,
            title: `期限：${title}(${brand.name})`,
            day: due_on,
            notes: [detail],
            url,
          },
        ],
  );
}

/** The list in one sentence: what is late, else what is next. */
function summary(actions: readonly RequiredAction[]): ReactNode {
  const days = actions.flatMap(({ due_on }) => (due_on === endless ? [] : (due_on ?? [])));
  const late = days.filter((day) => daysUntil(day, now()) < 0).length;
  if (late > 0)
    return (
      <Phrase>
        <b>{late}件</b>は、期限を過ぎています。
      </Phrase>
    );
  const [next] = days;
  if (next === undefined) return <Phrase>期限はありません。お早めにご対応ください。</Phrase>;
  const left = daysUntil(next, now());
  return (
    <>
      <Phrase>
        いちばん近い期限は、
        <b>
          <Nowrap>{left === 0 ? '今日' : formatNearDay(next, now())}</Nowrap>
        </b>
        です。
      </Phrase>
      {left > 0 && <Phrase>あと{left}日あります。</Phrase>}
    </>
  );
}

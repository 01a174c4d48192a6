import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import type { RequiredAction } from '@/api/generated/schemas';
import { brand } from '@/catalogue/brand';
import { now } from '@/lib/clock';
import { formatPhone } from '@/lib/numbers';
import { StatusRow } from '@/screens/shared/StatusRow';
import { useSession } from '@/session/current';
import { addressFor } from '@/session/lineAddress';
import { LineNickname } from '@/session/lineNames';
import { useHasRoute } from '@/shell/route';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { ServiceLine } from '@/ui/page/ServiceLine';
import { Status } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import { deadlineStatus, dueText } from './deadline';

/** What to do, by when, what comes of not doing it, and where it is done. */
export function ActionRows({ actions }: { actions: readonly RequiredAction[] }) {
  const today = now();
  return (
    <List>
      {actions.map((action) => {
        const status = deadlineStatus(action, today);
        return (
          <StatusRow
            key={action.action_id}
            title={<WordWrap>{action.title}</WordWrap>}
            help={
              <>
                {action.due_on && (
                  <div>
                    <b>{dueText(action, action.due_on, today)}</b>
                  </div>
                )}
                <KeepTogether>{action.detail}</KeepTogether>
                <ActionService serviceId={action.service_id} />
              </>
            }
            status={status && <Status {...status} />}
            action={<ActionLink action={action} />}
          />
        );
      })}
    </List>
  );
}

/** Which of the account's services it concerns; nothing where there is one alone. */
function ActionService({ serviceId }: { serviceId: string | null }) {
  const services = useSession()?.services ?? [];
  const service = services.find(({ service_id }) => service_id === serviceId);
  if (!service || services.length < 2) return null;
  const { service_type, phone_number } = service;
  return (
    <Box
      data-service={service_type}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2.5,
        '& > div': { flex: 'none', width: 36 },
      }}
    >
      <div>
        <ServiceLine />
      </div>
      <span>
        <Nowrap translate="no">
          {phone_number ? formatPhone(phone_number) : brand.services[service_type]}
        </Nowrap>{' '}
        <LineNickname serviceId={service.service_id} />
      </span>
    </Box>
  );
}

/** The one way to do it; by phone where the portal has no screen for it. */
function ActionLink({ action: { title, link, service_id } }: { action: RequiredAction }) {
  const hasRoute = useHasRoute();
  const isInside = link.type === 'internal';
  if (isInside ? !hasRoute(link.url) : link.type !== 'external')
    return (
      <Button
        variant="text"
        href={`tel:${brand.support.phone}`}
        aria-label={`サポート窓口に電話する(${title})`}
      >
        サポート窓口に電話する
      </Button>
    );
  return (
    <Button
      variant="text"
      href={isInside ? addressFor(link.url, service_id ?? undefined) : link.url}
      aria-label={`${link.text}(${title})`}
      sx={{ fontWeight: 700 }}
    >
      <WordWrap>{link.text}</WordWrap>
    </Button>
  );
}

/** The first actions on a page of other things, with a link to the rest. */
const shown = 3;

interface ActionsSectionProps {
  actions: readonly RequiredAction[];
  /** Address of the page of all of them. */
  all: string;
}

/** The required actions, the nearest deadline first; no section where there are none (docs/product.md §4.7). */
export function ActionsSection({ actions, all }: ActionsSectionProps) {
  if (actions.length === 0) return null;
  return (
    <Section label="ご対応が必要なこと" caption={`${actions.length}件`}>
      <ActionRows actions={actions.slice(0, shown)} />
      {actions.length > shown && (
        <Button
          variant="text"
          href={all}
          aria-label={`${actions.length}件すべて見る(ご対応が必要なこと)`}
        >{`${actions.length}件すべて見る`}</Button>
      )}
    </Section>
  );
}

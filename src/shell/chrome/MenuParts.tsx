import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/catalogue/brand';
import { getConfig } from '@/config/config';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatTime } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { actionsOf, paths, topOf } from '@/paths';
import { addressFor } from '@/session/lineAddress';
import { LineNickname } from '@/session/lineNames';
import { logout } from '@/session/logout';
import { Icon } from '@/theme/icon/Icon';
import { ServiceLine } from '@/ui/page/ServiceLine';
import { askedFor, type OptionTerms, supportLinks } from './navigation';
import type { MenuService } from './useMenu';

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography variant="label" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <List sx={{ borderBottom: 1, borderColor: 'divider' }}>{children}</List>
    </section>
  );
}

interface ServicesProps {
  services: readonly MenuService[];
  selected: string | undefined;
}

/** Every service of the account with a sample of its line; left out when the account has a single service. */
export function Services({ services, selected }: ServicesProps) {
  return (
    <Group title="サービスの切り替え">
      {services.map((service) => {
        const fixed = service.service_type === 'fixed';
        return (
          <li key={service.service_id}>
            <MenuRow
              service={service.service_type}
              title={fixed ? brand.services.fixed : formatPhone(service.phone_number ?? '')}
              note={
                fixed ? (
                  service.plan_name
                ) : (
                  <>
                    <LineNickname serviceId={service.service_id} /> {brand.serviceLabels.mobile}・
                    {service.plan_name}
                  </>
                )
              }
              to={
                service.service_id === selected
                  ? undefined
                  : addressFor(topOf(service.service_type), service.service_id)
              }
            />
          </li>
        );
      })}
      <li>
        <MenuRow title="サービスの選択" to={paths.service()} />
      </li>
    </Group>
  );
}

/** Links to what is asked for most often. */
export function AskedFor({ service }: { service: ServiceType }) {
  return (
    <Group title="手続き">
      {askedFor[service].map(({ label, to }) => (
        <li key={to}>
          <MenuRow title={label} to={to} />
        </li>
      ))}
    </Group>
  );
}

interface HistoriesProps {
  service: ServiceType;
  /** How many actions are required, where it is said here. */
  actions?: number | undefined;
  unread: number | undefined;
  lastLogin: string | undefined;
}

/** Links to the required actions and to the notification and login histories, with counts and the last login. */
export function Histories({ service, actions, unread, lastLogin }: HistoriesProps) {
  const mobile = service === 'mobile';
  return (
    <Group title="履歴と安全">
      {actions !== undefined && (
        <li>
          <MenuRow title="ご対応が必要なこと" note={actionCount(actions)} to={actionsOf(service)} />
        </li>
      )}
      <li>
        <MenuRow
          title="お知らせ履歴"
          note={unread === undefined ? undefined : `未読 ${unread}件`}
          to={mobile ? paths.mobileNotificationHistory() : paths.notificationHistory()}
        />
      </li>
      <li>
        <MenuRow
          title="ログイン履歴"
          note={lastLogin && `前回 ${formatTime(lastLogin)}`}
          to={mobile ? paths.mobileLoginHistory() : paths.loginHistory()}
        />
      </li>
    </Group>
  );
}

/** `3件`, or that there is nothing. */
export const actionCount = (count: number) => (count > 0 ? `${count}件` : 'ありません');

interface SupportRowsProps {
  service: ServiceType;
  terms: OptionTerms | undefined;
}

/** Support and terms by service and plan (docs/product.md §2.3). */
export function SupportRows({ service, terms }: SupportRowsProps) {
  return (
    <Group title="サポートと規約">
      {supportLinks(getConfig().links, service, terms).map(({ label, href }) => (
        <li key={label}>
          <MenuRow title={label} href={href} />
        </li>
      ))}
    </Group>
  );
}

/** Ends the session here and in all tabs first; the servers are called afterwards. */
export function LogoutButton({ small }: { small?: boolean }) {
  return (
    <Button variant="secondary" size={small ? 'small' : 'medium'} onClick={() => void logout()}>
      ログアウト
    </Button>
  );
}

/** A row and its hairline are 52 high. */
const rowSx = { gap: 3.5, minHeight: 51, py: 1.5, pr: 0, lineHeight: '24px' };
interface MenuRowProps {
  title: string;
  note?: ReactNode;
  /** The service whose line is drawn before the title. */
  service?: 'fixed' | 'mobile';
  /** An address within the portal. Without `to` and `href` the row is marked as the one shown now. */
  to?: string;
  href?: string;
}

/**
 * A row of the menus: title, note, and a chevron for a page of the portal or ↗ for another site
 * (docs/design.md §7).
 */
function MenuRow({ title, note, service, to, href }: MenuRowProps) {
  const text = (
    <>
      {service && (
        <Box component="span" data-service={service} sx={{ flex: 'none', width: 36 }}>
          <ServiceLine />
        </Box>
      )}
      <Box component="span" sx={{ minWidth: 0, fontWeight: service ? 700 : 400 }}>
        {title}
        {note && (
          <Typography component="span" variant="help" sx={{ display: 'block', lineHeight: '22px' }}>
            {note}
          </Typography>
        )}
      </Box>
    </>
  );
  const address = to ?? href;
  if (address === undefined)
    return (
      <Stack aria-current="true" direction="row" sx={{ ...rowSx, alignItems: 'center' }}>
        {text}
        <Typography component="span" variant="help" sx={{ flex: 'none', ml: 'auto' }}>
          表示中
        </Typography>
      </Stack>
    );
  return (
    <ListItemButton href={address} sx={rowSx}>
      {text}
      <Icon name={to === undefined ? 'external' : 'forward'} />
    </ListItemButton>
  );
}

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { paths } from '@/paths';
import { useSession } from '@/session/current';
import { useLoginSuccess } from '@/session/loginFlag';
import { logout } from '@/session/logout';
import { useServiceType } from '@/session/selectedService';
import { NewVersionBand, OfflineBand, SlowBand } from '@/shell/message/Band';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { Announcement } from '@/ui/message/Announcement';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { useOnline } from '@/ui/useOnline';
import { DocumentHeader } from './chrome/DocumentHeader';
import { Footer } from './chrome/Footer';
import { Header } from './chrome/Header';
import { useLine, useOptionTerms, useUserLabel } from './chrome/useMenu';
import { ErrorBoundary } from './error/ScreenBoundary';
import { Messages } from './message/Messages';
import { useSlowReads } from './message/slowReads';
import { useNewVersion } from './newVersion';
import { AlertModal } from './overlay/AlertModal';
import { LoadingOverlay } from './overlay/LoadingOverlay';
import { WritesOverlay } from './overlay/WritesOverlay';
import type { Chrome } from './route';

interface ShellProps {
  chrome: Chrome;
  children: ReactNode;
}

/** Header, bands, the screen as main, footer and overlays (docs/product.md §2.1). */
export function Shell({ chrome, children }: ShellProps) {
  const service = useServiceType() ?? 'fixed';
  // At an unknown address opened without a session there is no customer to name and nothing to read.
  const session = useSession();
  const header = chrome.header === 'full' && !session ? 'document' : chrome.header;
  const hasJustLoggedIn = useLoginSuccess();
  const online = useOnline();
  const slow = useSlowReads();
  const newer = useNewVersion();
  const user = useUserLabel(service);
  const line = useLine(service);
  const terms = useOptionTerms(service);
  return (
    <Stack
      data-service={service}
      sx={{
        minHeight: '100vh',
        '& > main': { flex: 1 },
        [media.print]: { display: 'block', minHeight: 0 },
      }}
    >
      <Link
        href="#main"
        sx={{
          position: 'absolute',
          zIndex: 30,
          m: 2,
          px: 4,
          py: 2,
          bgcolor: 'background.paper',
          '&:not(:focus)': visuallyHidden,
        }}
      >
        本文へ
      </Link>
      {header === 'full' && <Header service={service} user={user} line={line} offline={!online} />}
      {header === 'document' && (
        <DocumentHeader label={brand.serviceLabels[service]}>
          {session && (
            <Button variant="text" onClick={() => void logout()}>
              ログアウト
            </Button>
          )}
        </DocumentHeader>
      )}
      {!online && <OfflineBand />}
      {online && slow && <SlowBand stage={slow} />}
      {newer && <NewVersionBand onSwitch={() => location.reload()} />}
      {session?.selected && (
        // Messages that break the contract must not take the page down.
        <ErrorBoundary fallback={() => null}>
          <Messages
            userId={session.loginInfo.userId}
            serviceId={session.selected.service_id}
            hasRoom={header === 'full'}
          />
        </ErrorBoundary>
      )}
      <Announcement isNews>{hasJustLoggedIn ? 'ログインしました。' : ''}</Announcement>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {chrome.footer !== 'none' && (
        <DeferredContent>
          <Footer kind={chrome.footer} service={service} terms={terms} />
        </DeferredContent>
      )}
      <NavigationOverlay />
      <WritesOverlay
        {...(session && {
          lookAt: {
            to:
              service === 'mobile'
                ? paths.mobileNotificationHistory()
                : paths.notificationHistory(),
            label: 'お知らせ履歴',
          },
        })}
      />
      <AlertModal />
    </Stack>
  );
}

/** Apart, so that the shell isn't drawn anew when another screen is on its way. */
function NavigationOverlay() {
  return <LoadingOverlay isComing={useNavigation().location !== undefined} />;
}

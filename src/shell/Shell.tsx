import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { brand } from '@/catalogue/brand';
import { paths } from '@/paths';
import { useLoginSuccess } from '@/session/loginFlag';
import { useServiceType } from '@/session/serviceType';
import { useSession } from '@/session/useSession';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { Announcement } from '@/ui/message/Announcement';
import { NewVersionBand, OfflineBand } from '@/ui/message/Band';
import { useOnline } from '@/ui/useOnline';
import { DocumentHeader } from './chrome/DocumentHeader';
import { Footer } from './chrome/Footer';
import { Header } from './chrome/Header';
import { useOptionTerms, useUserLabel } from './chrome/useMenu';
import { ErrorBoundary } from './error/ScreenBoundary';
import { Messages } from './message/Messages';
import { useNewVersion } from './newVersion';
import { AlertModal } from './overlay/AlertModal';
import { LoadingOverlay } from './overlay/LoadingOverlay';
import { WritesOverlay } from './overlay/WritesOverlay';

/** What surrounds a screen: `document` is logo and note alone, `none` leaves even that to the screen. */
export interface Chrome {
  header: 'full' | 'document' | 'none';
  footer: 'full' | 'short' | 'none';
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  & > main {
    flex: 1;
  }
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

const Skip = styled.a`
  ${{ ...visuallyHidden }};
  &:focus {
    width: auto;
    height: auto;
    margin: 8px;
    padding: 8px 16px;
    clip-path: none;
    z-index: 30;
    background: var(--sheet);
    color: var(--accent);
  }
`;

interface ShellProps {
  chrome: Chrome;
  /** The head rule breaks off: there is no such page, or it failed. */
  broken?: boolean;
  children: ReactNode;
}

/** Header, bands, the screen as main, footer and overlays (specification 1, section 2). */
export function Shell({ chrome, broken, children }: ShellProps) {
  const service = useServiceType() ?? 'fixed';
  // An unknown public address has nobody to name and nothing to read.
  const session = useSession();
  const header = chrome.header === 'full' && !session ? 'document' : chrome.header;
  const hasJustLoggedIn = useLoginSuccess();
  const online = useOnline();
  const newer = useNewVersion();
  const user = useUserLabel(service);
  const terms = useOptionTerms(service);
  return (
    <Root data-service={service}>
      <Skip href="#main">本文へ</Skip>
      {header === 'full' && <Header service={service} user={user} broken={broken || !online} />}
      {header === 'document' && <DocumentHeader label={brand.serviceLabels[service]} />}
      {!online && <OfflineBand />}
      {newer && <NewVersionBand onSwitch={() => location.reload()} />}
      {session?.selected && (
        // News of another form than the contract's is no reason to lose the page.
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
      {chrome.footer !== 'none' && <Footer kind={chrome.footer} service={service} terms={terms} />}
      <LoadingOverlay />
      <WritesOverlay
        {...(session && {
          lookAt: {
            to:
              service === 'mobile'
                ? paths.mobileNotificationHistory()
                : paths.notificationHistory(),
            words: 'お知らせ履歴',
          },
        })}
      />
      <AlertModal />
    </Root>
  );
}

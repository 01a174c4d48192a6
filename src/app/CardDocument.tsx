import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createPath, Navigate, type Navigator, Router } from 'react-router-dom';
import { queryClient } from '@/api/queryClient';
import { openPlace, withBase } from '@/lib/base';
import { paths } from '@/paths';
import { CreditCardScreen } from '@/screens/card/CreditCardScreen';
import { useGuard } from '@/session/guard';
import { namedAddress } from '@/session/lineAddress';
import { useServiceType } from '@/session/selectedService';
import { ScreenBoundary } from '@/shell/error/ScreenBoundary';
import { UnknownLine } from '@/shell/error/UnknownLine';
import { AlertModal } from '@/shell/overlay/AlertModal';
import { LoadingOverlay } from '@/shell/overlay/LoadingOverlay';
import { WritesOverlay } from '@/shell/overlay/WritesOverlay';
import { ScreenLoading } from '@/shell/ScreenLoading';
import { LinkTarget } from '@/theme/links';
import { PortalTheme } from '@/theme/PortalTheme';

const href = (to: Parameters<Navigator['push']>[0]) =>
  withBase(typeof to === 'string' ? to : createPath(to));

/** Every navigation out of this document loads a new one. */
const leaving: Navigator = {
  createHref: href,
  push: (to) => location.assign(href(to)),
  replace: (to) => location.replace(href(to)),
  go: (steps) => history.go(steps),
};

/** Covers the page while the card is sent, and names the payment page as the place where the result shows. */
function CardOverlay() {
  const isMobile = useServiceType() === 'mobile';
  const to = isMobile ? paths.mobilePayment() : paths.payment();
  return <WritesOverlay lookAt={{ to, label: 'お支払い方法' }} />;
}

/**
 * The document in which a card is typed: no chatbot, no foreign script, none of the portal's other
 * screens (docs/architecture.md §10).
 */
export function CardDocument() {
  return (
    <QueryClientProvider client={queryClient}>
      <PortalTheme>
        <Router location={createPath(openPlace())} navigator={leaving}>
          <LinkTarget value={namedAddress}>
            <GuardedCard />
          </LinkTarget>
        </Router>
      </PortalTheme>
    </QueryClientProvider>
  );
}

function GuardedCard() {
  const { way, isUnknownLine, isHidden } = useGuard();
  if (way !== undefined) return <Navigate replace to={way} />;
  if (isHidden) return null;
  if (isUnknownLine) return <UnknownLine />;
  return (
    <>
      <ScreenBoundary>
        <Suspense fallback={<ScreenLoading title="クレジットカードの登録" />}>
          <CreditCardScreen />
        </Suspense>
      </ScreenBoundary>
      <AlertModal />
      <LoadingOverlay />
      <CardOverlay />
    </>
  );
}

import { type ReactNode, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isLogout } from '@/api/errors';
import { paths } from '@/paths';
import { store } from './current';
import { startOf } from './landing';
import { serviceAt } from './line';
import { isPublicPath } from './publicPaths';
import { selectService } from './selectedService';
import { serviceTypeOf } from './service';
import type { Session } from './store';
import { useSession } from './useSession';

interface GuardProps {
  /** Shown in place of a screen whose address names a line that the customer doesn't have. */
  unknownLine: ReactNode;
  children: ReactNode;
}

/**
 * Shows a screen that isn't public only with a session, and otherwise leads to /login with the way back
 * (docs/product.md §3.1). Selects the service that the address is about before the screen is drawn.
 */
export function Guard({ unknownLine, children }: GuardProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (isPublicPath(pathname)) return children;
  if (!session) return <Navigate replace to={loginPath(pathname, pathname + search + hash)} />;
  return (
    <ServiceGuard session={session} unknownLine={unknownLine}>
      {children}
    </ServiceGuard>
  );
}

/** A customer who logged out left on purpose, so the next login does not lead back. */
function loginPath(pathname: string, wayBack: string): string {
  return isLogout(store.lastEnd()) || pathname === '/' ? paths.login() : paths.login(wayBack);
}

function ServiceGuard({ session, unknownLine, children }: GuardProps & { session: Session }) {
  const { pathname, search } = useLocation();
  const { service: needed, isUnknown } = serviceAt(session, pathname, search);
  const isOther = needed !== undefined && needed !== session.selected;

  useLayoutEffect(() => {
    if (needed && isOther) selectService(needed.service_id);
  }, [needed, isOther]);

  if (isUnknown) return unknownLine;
  if (serviceTypeOf(pathname) && !needed) {
    // The customer has no service of this type: a link from outside shows an error, any other address leads
    // to the start.
    const isLink = pathname.replace(/\/$/, '') === paths.mobileCheckToken();
    const to = isLink
      ? `${paths.onestopError()}?code=onestop_no_target_contract`
      : startOf(session);
    return <Navigate replace to={to} />;
  }
  // The screen reads for the selected service, so it is drawn only once that is the right one.
  return isOther ? null : children;
}

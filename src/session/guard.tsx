import { useLayoutEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { store } from './current';
import { startOf } from './landing';
import { isPublicPath } from './publicPaths';
import { selectService } from './selectedService';
import { serviceFor } from './serviceFor';
import { serviceTypeOf, type ServiceType } from './serviceType';
import type { Session } from './store';
import { useSession } from './useSession';

/**
 * Lets a screen be seen by who may see it: without a session to /login with the way back
 * (specification 1, section 4), and with the service selected that the address belongs to.
 */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (isPublicPath(pathname)) return children;
  if (!session) return <Navigate replace to={loginPath(pathname, pathname + search + hash)} />;
  return <ServiceGuard session={session}>{children}</ServiceGuard>;
}

/** Who logged out left on purpose and is not led back. */
function loginPath(pathname: string, wayBack: string): string {
  return store.lastEnd() === 'logout' || pathname === '/' ? paths.login() : paths.login(wayBack);
}

/** A link can name the service that it leads to: `state={{ service_id }}`. */
function serviceOf({ services }: Session, type: ServiceType, state: unknown) {
  const wanted = (state as { service_id?: string } | null)?.service_id;
  return services.find((s) => s.service_id === wanted && s.service_type === type);
}

function ServiceGuard({ session, children }: { session: Session; children: ReactNode }) {
  const location = useLocation();
  const { pathname } = location;
  const type = serviceTypeOf(pathname);
  const needed = type && (serviceOf(session, type, location.state) ?? serviceFor(session, type));
  const isOther = needed !== undefined && needed !== session.selected;

  useLayoutEffect(() => {
    if (needed && isOther) selectService(needed.service_id);
  }, [needed, isOther]);

  if (type && !needed) return <Navigate replace to={startOf(session)} />;
  // The screen's reads are made for the selected service: they wait until it is the right one.
  return isOther ? null : children;
}

import { useLayoutEffect } from 'react';
import {
  createPath,
  type MiddlewareFunction,
  type Path,
  redirect,
  replace,
  useLocation,
} from 'react-router-dom';
import { isLogout } from '@/api/errors';
import { withoutBase } from '@/lib/base';
import { paths } from '@/paths';
import { store, useSession } from './current';
import { startOf } from './landing';
import { serviceAt } from './line';
import { isPublicPath } from './publicPaths';
import { selectService } from './selectedService';
import { serviceTypeOf } from './service';
import type { Session } from './store';

/**
 * Where an address leads instead of to its screen (docs/product.md §3.1): without a session to /login with the way
 * back, without a service of its type to the start.
 */
function wayFrom(place: Path, session: Session | undefined): string | undefined {
  const { pathname, search } = place;
  if (isPublicPath(pathname)) return undefined;
  if (!session)
    // A customer who logged out left on purpose, so the next login does not lead back.
    return isLogout(store.lastEnd()) || pathname === '/'
      ? paths.login()
      : paths.login(createPath(place));
  const { service, isUnknown } = serviceAt(session, pathname, search);
  if (service || isUnknown || !serviceTypeOf(pathname)) return undefined;
  // A link from outside shows an error.
  return pathname.replace(/\/$/, '') === paths.mobileCheckToken()
    ? `${paths.onestopError()}?code=onestop_no_target_contract`
    : startOf(session);
}

/**
 * Leads on from another address.
 * @param href of the request; where the browser shows it already, as after a load, its entry is replaced
 */
const leadOn = (to: string, href: string): Response =>
  location.href.split('#')[0] === href ? replace(to) : redirect(to);

/** Middleware of all screens but the public ones: nothing is read for an address that leads elsewhere. */
export const guard: MiddlewareFunction = ({ url }, next) => {
  const { href, pathname, search } = url;
  const place = { pathname: withoutBase(pathname), search, hash: location.hash };
  const session = store.current();
  const way = wayFrom(place, session);
  // oxlint-disable-next-line typescript/only-throw-error -- React Router redirects by a thrown response.
  if (way !== undefined) throw leadOn(way, href);
  // After a login nothing is drawn yet that would be another service's.
  if (!session?.selected) selectAt(place);
  return next();
};

/** Selects the service that an address is about. Only while no screen is drawn, which would show that service's data. */
export function selectAt({ pathname, search }: Pick<Path, 'pathname' | 'search'>): void {
  const session = store.current();
  if (!session || isPublicPath(pathname)) return;
  const { service } = serviceAt(session, pathname, search);
  if (service && service !== session.selected) selectService(service.service_id);
}

/** What `useGuard` says of the open address. */
export interface Guarded {
  /** Where to lead instead, since the session has ended. */
  way: string | undefined;
  /** The address names a line that the customer doesn't have. */
  isUnknownLine: boolean;
  /** Nothing may be drawn yet: the service of the address is being selected, or the way to /login has begun. */
  isHidden: boolean;
}

/**
 * Holds the open page to the session, and selects the service that the address is about.
 * @param coming where the customer is on the way to, which a login after the session has ended leads back to
 */
export function useGuard(coming?: Path): Guarded {
  const place = useLocation();
  const held = useSession();
  const session = isPublicPath(place.pathname) ? undefined : held;
  const { service, isUnknown } = session
    ? serviceAt(session, place.pathname, place.search)
    : { service: undefined, isUnknown: false };
  const isOther = service !== undefined && service !== session?.selected;
  useLayoutEffect(() => {
    if (service && isOther) selectService(service.service_id);
  }, [service, isOther]);
  const way = wayFrom((!session && coming) || place, session);
  const isLeft = !session && !isPublicPath(place.pathname);
  return { way, isUnknownLine: isUnknown, isHidden: isOther || isLeft };
}

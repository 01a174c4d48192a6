import { brand } from '@/catalogue/brand';
import { paths, topOf } from '@/paths';
import { type Redirect, safeRedirect } from './redirectUri';
import type { Session } from './store';

/**
 * Where the customer goes after login: to the `redirect_uri` when the rule honours it, else home.
 * @param redirectUri where the customer wanted to go
 * @param offered where the support page would lead a customer who wanted to go nowhere in particular; the
 *   pages of a first login come before it
 */
export function landing(
  session: Session,
  redirectUri: string | null | undefined,
  offered?: string,
): Redirect {
  const home = homeOf(session);
  const isFirstLogin = home !== startOf(session);
  return (
    honoured(redirectUri) ??
    (isFirstLogin ? null : honoured(offered)) ?? { kind: 'internal', path: home }
  );
}

const honoured = (address: string | null | undefined) =>
  safeRedirect(address, location.origin, brand.domain);

/**
 * Where a login leads (docs/product.md §3.4): to the e-mail page while no address is verified, then
 * to the password page while the password is the system's, then to the start.
 */
function homeOf(session: Session): string {
  const [first] = session.services;
  if (!session.needs.email || !first) return pastMail(session);
  return first.service_type === 'mobile' ? paths.mobileMail() : paths.mail();
}

/** Where a first login leads once the e-mail address is registered, or put off. */
export function pastMail(session: Session): string {
  const { needs, services } = session;
  const bySystem = services.find(({ password_setter }) => password_setter === 'system');
  const asked = bySystem ?? services[0];
  if (!needs.password || !asked) return startOf(session);
  return asked.service_type === 'mobile' ? paths.mobilePassword() : paths.password();
}

/** The top of the only service, or the choice between several. */
export function startOf({ isSingleService, services }: Session): string {
  const only = isSingleService ? services[0] : undefined;
  return only ? topOf(only.service_type) : paths.service();
}

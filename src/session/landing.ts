import { brand } from '@/catalogue/brand';
import { paths, topOf } from '@/paths';
import { safeRedirect, type Redirect } from './redirectUri';
import type { Session } from './store';

/**
 * Where the customer goes after login: to the `redirect_uri` when the rule honours it, else home.
 * @param redirectUri as it stands in the address of /login
 */
export function landing(session: Session, redirectUri: string | null | undefined): Redirect {
  return (
    safeRedirect(redirectUri, location.origin, brand.domain) ?? {
      kind: 'internal',
      path: homeOf(session),
    }
  );
}

/**
 * Where a login leads: at first to the e-mail address, for as long as none is verified, then to a
 * password of one's own; then to the start (specification 1, section 3, login info).
 */
export function homeOf(session: Session): string {
  const [first] = session.services;
  if (!session.needs.email || !first) return pastMail(session);
  return first.service_type === 'mobile' ? paths.mobileMail() : paths.mail();
}

/** Where a first login leads once the address is registered, or put off. */
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

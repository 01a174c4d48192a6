import type { ComponentType } from 'react';
import type { LoaderFunction, Params } from 'react-router-dom';
import type { Session } from '@/session/store';
import type { Chrome } from '@/shell/Shell';

/** What the shell shows of a screen. */
export interface ScreenHandle {
  title: string;
  /** A function where it depends on the session (docs/product.md §2.2) or on the address. */
  chrome: Chrome | ((session: Session | undefined, params: Params) => Chrome);
}

/** A route of React Router with what every screen of the portal has. */
export interface ScreenRoute {
  path: string;
  handle: ScreenHandle;
  /** Starts the reads: `ahead`. */
  loader?: LoaderFunction;
  /** Its code. */
  load: () => Promise<{ default: ComponentType }>;
}

/** Header and footer of a screen, for this session and address. */
export const chromeOf = (
  { chrome }: Pick<ScreenHandle, 'chrome'>,
  session: Session | undefined,
  params: Params,
): Chrome => (typeof chrome === 'function' ? chrome(session, params) : chrome);

/** Header and footer of each kind of page. */
export const defaultChrome: Chrome = { header: 'full', footer: 'full' };
export const procedureChrome: Chrome = { header: 'full', footer: 'short' };
export const noChrome: Chrome = { header: 'none', footer: 'none' };
export const documentChrome: Chrome = { header: 'document', footer: 'none' };
/** For a page that only becomes a procedure at its later steps, such as that of an option. */
export const procedureChromeAfterFirst = (_session: unknown, { '*': step }: Params): Chrome =>
  step ? procedureChrome : defaultChrome;
/** Only the logo and the logout: no link leads away from what a first login asks for. */
export const firstLoginChrome: Chrome = { header: 'document', footer: 'short' };

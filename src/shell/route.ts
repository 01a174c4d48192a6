import { type ComponentType, createContext, use } from 'react';
import type { LoaderFunction, Params } from 'react-router-dom';
import type { Session } from '@/session/store';

/**
 * What surrounds a screen. A `document` header is only the logo, a label and the logout; `none` leaves it to
 * the screen.
 */
export interface Chrome {
  header: 'full' | 'document' | 'none';
  footer: 'full' | 'short' | 'none';
}

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
  load: () => Promise<{ default: ComponentType }>;
}

/** Header and footer of a screen, for this session and address. */
export const chromeOf = (
  { chrome }: Pick<ScreenHandle, 'chrome'>,
  session: Session | undefined,
  params: Params,
): Chrome => (typeof chrome === 'function' ? chrome(session, params) : chrome);

export const defaultChrome: Chrome = { header: 'full', footer: 'full' };
export const procedureChrome: Chrome = { header: 'full', footer: 'short' };
export const noChrome: Chrome = { header: 'none', footer: 'none' };
export const documentChrome: Chrome = { header: 'document', footer: 'none' };
/** For a page that only becomes a procedure at its later steps, such as that of an option. */
export const procedureChromeAfterFirst = (_session: unknown, { '*': step }: Params): Chrome =>
  step ? procedureChrome : defaultChrome;
/** Only the logo and the logout: no link leads away from what a first login asks for. */
export const firstLoginChrome: Chrome = { header: 'document', footer: 'short' };

/** Whether the portal has a screen at an address; provided at the top of the tree from the route table. */
export const HasRouteContext = createContext<(to: string) => boolean>(() => true);

/** For addresses that the server names, which may have no screen here: `const isListed = useHasRoute()`. */
export function useHasRoute(): (to: string) => boolean {
  return use(HasRouteContext);
}

/** What the shell knows of a row of the route table. */
export interface ListedScreen {
  path: string;
  title: string;
}

/** The rows of the route table, provided at the top of the tree: the shell can't import what draws them. */
export const ScreensContext = createContext<readonly ListedScreen[]>([]);

import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Session } from '@/session/store';
import type { Chrome } from '@/shell/Shell';

/** A read of any operation, as `readQuery` makes it. */
export interface Read {
  queryKey: readonly unknown[];
}

/** A row of the route table. */
export interface ScreenRoute {
  path: string;
  title: string;
  /** A function where it depends on the session (docs/product.md §2.2) or on the address. */
  chrome: Chrome | ((session: Session | undefined, params: Params) => Chrome);
  load: () => Promise<{ default: ComponentType }>;
  /** The reads that start at navigation, beside the screen's code. */
  prefetch?: (params: Params, session: Session | undefined) => readonly Read[];
  /** Reads of what stands below the first screenful: they start after the others, and nothing waits for them. */
  prefetchBelow?: () => readonly Read[];
}

/** Header and footer of a screen, for this session and address. */
export const chromeOf = (
  { chrome }: Pick<ScreenRoute, 'chrome'>,
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

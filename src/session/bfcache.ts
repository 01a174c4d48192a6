import { paths } from '@/paths';
import { store } from './current';

/**
 * A browser may bring a page back as it was, customer data and all: without the session that it
 * showed it is blanked and left.
 */
export function watchBackForwardCache(): void {
  let shown: string | undefined;
  window.addEventListener('pagehide', () => {
    shown = store.credentials()?.id;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || shown === undefined || store.credentials()?.id === shown) return;
    document.body.replaceChildren();
    location.replace(paths.login());
  });
}

import { withBase } from '@/lib/base';
import { paths } from '@/paths';
import { store } from './current';

/**
 * A browser may restore a page as it was, with the customer's data. If the session of that page is gone,
 * this blanks the page and leads to /login.
 */
export function watchBackForwardCache(): void {
  let shown: string | undefined;
  window.addEventListener('pagehide', () => {
    shown = store.credentials()?.id;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || shown === undefined || store.credentials()?.id === shown) return;
    document.body.replaceChildren();
    location.replace(withBase(paths.login()));
  });
}

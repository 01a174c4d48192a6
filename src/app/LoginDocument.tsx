import { type ReactNode, useEffect, useState } from 'react';
import { createPath, type Navigator, parsePath, Router, type To } from 'react-router-dom';
import { withBase } from '@/lib/base';
import { lazyModule } from '@/lib/lazyModule';
import { enterRoute } from '@/lib/observe';
import { paths, standaloneDocuments } from '@/paths';
import LoginScreen from '@/screens/public/LoginScreen';
import { fetchWaitingSheet } from '@/shell/overlay/WriteOverlay';
import { entrance } from './entrance';

const portal = lazyModule(() => import('./router'));

/**
 * Fetches the code of what follows /login while the customer types, one part after the other, first what a
 * press of the button waits for. Nobody knows yet where the login will lead, so it fetches all three screens.
 */
async function fetchRest(): Promise<void> {
  await entrance.load();
  const { prefetchScreen } = await portal.load();
  for (const path of [paths.top(), paths.mobileTop(), paths.service()]) await prefetchScreen(path);
  await fetchWaitingSheet();
}

const href = (to: To) => withBase(typeof to === 'string' ? to : createPath(to));

/**
 * /login, which is drawn and used without the portal's code. It stays until the portal has the screen that it leads
 * to, and the portal's own router follows it.
 * @param place its address
 */
export function LoginDocument({ place }: { place: string }) {
  const [shown, setShown] = useState<ReactNode>();
  const [navigator] = useState((): Navigator => {
    const open = async () => {
      await entrance.load();
      const { openPortal } = await portal.load();
      setShown(await openPortal());
    };
    // Where the portal's code doesn't come, the browser loads the address and says why.
    const openAs = (entry: 'pushState' | 'replaceState', to: To) => {
      const { pathname = '' } = typeof to === 'string' ? parsePath(to) : to;
      if (standaloneDocuments.includes(pathname)) {
        location.replace(href(to));
        return;
      }
      history[entry](null, '', href(to));
      void open().catch(() => location.reload());
    };
    return {
      createHref: href,
      go: (steps) => history.go(steps),
      push: (to) => openAs('pushState', to),
      replace: (to) => openAs('replaceState', to),
    };
  });
  useEffect(() => enterRoute(paths.login()), []);
  useEffect(() => {
    if (shown) return undefined;
    // An entry of the history that an earlier document of the portal has made.
    const reload = () => location.reload();
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, [shown]);
  return (
    shown ?? (
      <Router location={place} navigator={navigator}>
        <LoginScreen
          entrance={entrance}
          onUsable={() => {
            // Who needs it fetches it again.
            fetchRest().catch(() => undefined);
          }}
        />
      </Router>
    )
  );
}

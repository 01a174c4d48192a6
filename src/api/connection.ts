import { onlineManager } from '@tanstack/react-query';
import { isReached } from './send';

/** Milliseconds until the host is asked again while it can't be reached. */
const interval = 5_000;

/**
 * Tells TanStack Query, and by it the page (`useOnline`), whether the line works. `navigator.onLine` is false
 * on working lines too (VPN, virtual adapters), so where it is, the portal's own host is asked.
 */
export function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    const ask = async () => {
      clearTimeout(timer);
      const own = (last += 1);
      const isOnline = navigator.onLine || (await isReached());
      if (own !== last) return;
      setOnline(isOnline);
      if (!isOnline) timer = setTimeout(() => void ask(), interval);
    };
    const onChange = () => void ask();
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
    onChange();
    return () => {
      last += 1;
      clearTimeout(timer);
      removeEventListener('online', onChange);
      removeEventListener('offline', onChange);
    };
  });
}

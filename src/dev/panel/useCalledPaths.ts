import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Paths that were called since this screen was opened, as they were sent, and the operations of the reads that
 * it is showing, which may have been made before it opened.
 */
export function useCalledPaths(): { sent: readonly string[]; shown: readonly string[] } {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState({ from: pathname, paths: [] as readonly string[] });
  const [shown, setShown] = useState<readonly string[]>([]);

  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const paths = list
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
        .map((entry) => new URL(entry.name).pathname);
      if (paths.length === 0) return;
      setSent(({ from, paths: before }) => ({
        from: pathname,
        paths: [...new Set(from === pathname ? [...before, ...paths] : paths)],
      }));
    });
    observer.observe({ entryTypes: ['resource'] });
    return () => observer.disconnect();
  }, [pathname]);

  useEffect(() => {
    const cache = queryClient.getQueryCache();
    const look = () => {
      const ids = cache
        .getAll()
        .filter((query) => query.isActive())
        .map((query) => String(query.queryKey[0]));
      setShown((before) => (before.join() === ids.join() ? before : ids));
    };
    // Queries also report while a screen renders, so the cache is read once, after the reports have
    // stopped.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, 50);
    };
    later();
    const stop = cache.subscribe(later);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient]);

  return { sent: sent.from === pathname ? sent.paths : [], shown };
}

import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/idle';
import type { Enter } from './enter';

/** At the latest it is asked then (milliseconds): the page itself comes first. */
const latest = 2000;

/**
 * Who is logged in at the support page, as it greets them; asked once the browser has nothing better
 * to do. Undefined where nobody is, and where it can't be asked: nothing hangs on it.
 * @param enter once its code has come
 */
export function useSupportSession(enter: Enter | undefined): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (!enter) return;
    const control = new AbortController();
    const ask = async () => setName(await enter.supportName(control.signal));
    const cancel = whenIdle(() => void ask().catch(() => undefined), latest);
    return () => {
      cancel();
      control.abort();
    };
  }, [enter]);
  return name;
}

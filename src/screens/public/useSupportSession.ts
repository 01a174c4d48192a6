import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/idle';
import type { Enter } from './enter';

/** Milliseconds after which it is asked at the latest; until then the page itself comes first. */
const latest = 2000;

/**
 * Name of the customer who is logged in at the support page, asked when the browser is idle. Undefined if
 * nobody is, and if asking fails: nothing depends on it.
 * @param enter undefined until its code has come
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

import { useEffect, useState } from 'react';

const interval = 5 * 60_000;

/** The entry script of a page: its name changes with every build. */
function entryOf(html: string): string | undefined {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
}

const loadedEntry = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ??
  undefined;

/** Asks the server for its page, at most every five minutes, and says whether it is of another build. */
async function isNewer(): Promise<boolean> {
  const response = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  const entry = response.ok ? entryOf(await response.text()) : undefined;
  const loaded = loadedEntry();
  return Boolean(entry && loaded && entry !== loaded);
}

/** Whether a newer build is on the server; looked up when the customer comes back to the tab. */
export function useNewVersion(): boolean {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    let asked = performance.now();
    const ask = () => {
      if (document.visibilityState !== 'visible' || performance.now() - asked < interval) return;
      asked = performance.now();
      // A failed look-up says nothing about the version; the next one will.
      isNewer().then(setNewer, () => undefined);
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  return newer;
}

const reloadedKey = 'minamo.reloaded';

/**
 * After a deploy an old tab asks for a chunk that is gone: loads the page anew, once, never twice.
 * @returns whether the page is being loaded anew
 */
export function reloadForMissingChunk(error: unknown): boolean {
  if (
    !(error instanceof TypeError) ||
    !/dynamically imported module|Importing a module script/.test(error.message)
  )
    return false;
  if (sessionStorage.getItem(reloadedKey) === loadedEntry()) return false;
  sessionStorage.setItem(reloadedKey, loadedEntry() ?? '');
  location.reload();
  return true;
}

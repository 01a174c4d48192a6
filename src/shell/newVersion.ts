import { useEffect, useState } from 'react';

const interval = 5 * 60_000;

/** The entry script of a page: its name changes with every build. */
function entryOf(html: string): string | undefined {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
}

/** The scripts that this page came with: a top has a small one before its entry. */
const loadedScripts = () =>
  [...document.querySelectorAll('script[type="module"][src]')].map((script) =>
    script.getAttribute('src'),
  );

/** Asks the server for its page, at most every five minutes, and says whether it is of another build. */
async function isNewer(): Promise<boolean> {
  const response = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  const entry = response.ok ? entryOf(await response.text()) : undefined;
  return entry !== undefined && !loadedScripts().includes(entry);
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

/** Whether the code of a screen could not be fetched, in the words of any browser. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|Importing a module script/.test(error.message);

/**
 * After a deploy an old tab asks for a chunk that is gone: loads the page anew, once, never twice. Not
 * while the device is offline, whose browser would show its own page instead of this one.
 * @returns whether the page is being loaded anew
 */
export function reloadForMissingChunk(error: unknown): boolean {
  if (!isMissingChunk(error) || !navigator.onLine) return false;
  const build = loadedScripts().join();
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return false;
    sessionStorage.setItem(reloadedKey, build);
  } catch {
    // What can't be remembered might be done for ever.
    return false;
  }
  location.reload();
  return true;
}

import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withBase } from '@/lib/base';
import { isMissingChunk } from '@/lib/lazyModule';

const interval = 5 * 60_000;

/** The entry script of a page: its name changes with every build. */
function entryOf(html: string): string | undefined {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
}

/** The scripts that this page was loaded with: a top has a small one before its entry. */
const loadedScripts = () =>
  [...document.querySelectorAll('script[type="module"][src]')].map((script) =>
    script.getAttribute('src'),
  );

/** Fetches the server's page and says whether it is of another build. */
async function isNewer(): Promise<boolean> {
  const response = await fetch(withBase('/'), {
    cache: 'no-cache',
    headers: { accept: 'text/html' },
  });
  const entry = response.ok ? entryOf(await response.text()) : undefined;
  return entry !== undefined && !loadedScripts().includes(entry);
}

/**
 * Whether a newer build is on the server; checked when the customer comes back to the tab, at most every
 * five minutes.
 */
export function useNewVersion(): boolean {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    let asked = performance.now();
    const ask = () => {
      if (document.visibilityState !== 'visible' || performance.now() - asked < interval) return;
      asked = performance.now();
      // A failed check says nothing about the version; the next one will.
      isNewer().then(setNewer, () => undefined);
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  return newer;
}

const reloadedKey = 'minamo.reloaded';

/**
 * Reloads the page when an old tab asks for a chunk that a deploy has removed. It does so once for a
 * build, never in a loop, and not while the device is offline, when the browser would show its own error
 * page.
 * @returns whether the page is being reloaded
 */
export function reloadForMissingChunk(error: unknown): boolean {
  if (!isMissingChunk(error) || !onlineManager.isOnline()) return false;
  const build = loadedScripts().join();
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return false;
    sessionStorage.setItem(reloadedKey, build);
  } catch {
    // Without a record of the first reload the page might reload for ever.
    return false;
  }
  location.reload();
  return true;
}

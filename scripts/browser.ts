import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

const candidates = [
  process.env['CHROME_PATH'],
  // The same engine without a window's work: where it is there, tests take a fifth less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a headless run that calls nobody but the page's own hosts. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function findBrowser(): string | undefined {
  const installed = candidates.find((file) => file && existsSync(file));
  if (installed) return installed;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/**
 * The path of a Chrome or Chromium: one that is there, else Playwright's, else Debian's package,
 * the latter two installed now.
 * @throws Error with one line that says what to do when none can be had
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return ensureFonts(found);
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  attempt('Playwright’s Chromium', process.execPath, [cli, 'install', 'chromium'], 120_000);
  const fromPlaywright = findBrowser();
  if (fromPlaywright) return ensureFonts(fromPlaywright);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!findBrowser()) installPackages([name, 'fonts-noto-cjk']);
  }
  const fromDebian = findBrowser();
  if (fromDebian) return fromDebian;
  throw new Error(
    'No Chrome or Chromium could be had: install one and set CHROME_PATH to its program.',
  );
}

/** Without a Japanese font every character is the same box, and no layout can be judged. */
function ensureFonts(browser: string): string {
  if (process.platform !== 'linux') return browser;
  try {
    if (execFileSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).trim())
      return browser;
  } catch {
    return browser;
  }
  apt(['install', '-y', '-qq', 'fonts-noto-cjk']);
  return browser;
}

/** Tries to install packages of Debian or Ubuntu; whoever asks looks whether they came. */
export function installPackages(names: readonly string[]): void {
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', ...names]);
}

function apt(args: string[]) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...sudo, 'apt-get', ...args];
  if (command) attempt('Debian’s package', command, rest, 600_000);
}

function attempt(what: string, command: string, args: string[], timeout: number) {
  console.log(`Trying ${what} …`);
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The next way is tried; the last one ends in ensureBrowser's own message.
  }
}

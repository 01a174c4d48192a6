import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

/** Calls to the system, in one object so that tests can replace them. */
export const system = { existsSync, execFileSync };

const candidates = [
  // The same engine without windows; where it is installed, tests take a quarter less time.
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

/** Debian's and Ubuntu's package of Japanese fonts. */
const fonts = 'fonts-noto-cjk';

function findBrowser(): string | undefined {
  return [process.env['CHROME_PATH'], ...candidates, chromium.executablePath()].find(
    (file) => file && system.existsSync(file),
  );
}

/**
 * The path of a Chrome or Chromium: one that is there, else Playwright's, else Debian's package,
 * the latter two installed now. Each installation is announced in one line before it begins.
 * @throws Error with one line that names the command to run when none can be had
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return ensureFonts(found);
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  console.log('No Chrome or Chromium found. Downloading Playwright’s Chromium …');
  attempt(process.execPath, [cli, 'install', 'chromium'], 120_000);
  const fromPlaywright = findBrowser();
  if (fromPlaywright) return ensureFonts(fromPlaywright);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!findBrowser()) installPackages([name, fonts]);
  }
  const fromDebian = findBrowser();
  if (fromDebian) return fromDebian;
  throw new Error(
    process.platform === 'linux'
      ? `No Chrome or Chromium could be had: ${installCommand(['chromium', fonts])}`
      : 'No Chrome or Chromium could be had: install one and set CHROME_PATH to its program.',
  );
}

/** Without a Japanese font every character is the same box, and no layout can be judged. */
function ensureFonts(browser: string): string {
  if (process.platform !== 'linux' || hasJapaneseFont()) return browser;
  if (isRoot()) installPackages([fonts]);
  else console.log(`No Japanese font, so layouts can’t be judged: ${installCommand([fonts])}`);
  return browser;
}

/** Whether the system has a Japanese font; true where that can't be found out. */
function hasJapaneseFont(): boolean {
  try {
    return (
      system.execFileSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).trim() !== ''
    );
  } catch {
    return true;
  }
}

/** The command that installs packages of Debian or Ubuntu, for a person to run. */
export const installCommand = (names: readonly string[]): string =>
  `sudo apt-get install -y ${names.join(' ')}`;

/**
 * Tries to install packages of Debian or Ubuntu when it runs as root, and does nothing otherwise:
 * no test run asks for more rights than it was given. The caller checks whether they came.
 */
export function installPackages(names: readonly string[]): void {
  if (process.platform !== 'linux' || !isRoot()) return;
  console.log(`Installing ${names.join(' and ')} …`);
  attempt('apt-get', ['update', '-qq'], 600_000);
  attempt('apt-get', ['install', '-y', '-qq', ...names], 600_000);
}

const isRoot = () => process.getuid?.() === 0;

function attempt(command: string, args: string[], timeout: number) {
  try {
    system.execFileSync(command, args, {
      stdio: 'ignore',
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The callers check whether the installation worked, and report a failure in their own words.
  }
}

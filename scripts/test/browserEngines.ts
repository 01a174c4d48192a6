import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { browserFlags, ensureBrowser, installCommand, installPackages } from './browser.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** How Playwright opens an engine. */
export interface Opening {
  browserName: Engine;
  channel?: string;
  launchOptions: {
    executablePath?: string;
    args?: string[];
    env?: NodeJS.ProcessEnv;
    firefoxUserPrefs?: Record<string, boolean | number | string>;
  };
}

const firefoxes = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Packages of Debian and Ubuntu that bring an engine. */
const packages: Record<Exclude<Engine, 'chromium'>, string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

const isThere = (file: string | undefined): file is string =>
  file !== undefined && file !== '' && existsSync(file);

/** Opens an engine by WebDriver BiDi, which Playwright speaks with Firefox only. */
const overBidi = (program: string, env: Record<string, string> = {}): Opening => ({
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.resolve(import.meta.dirname, '../../tests/engines/webdriver', program),
    env: { ...process.env, ...env },
    firefoxUserPrefs: {
      // BiDi has no command for it.
      'ui.prefersReducedMotion': 1,
      // They take no width of the page, as on a phone.
      'ui.useOverlayScrollbars': 1,
      // The list of downloads would open at each, and keep the focus from the pages of later tests.
      'browser.download.alwaysOpenPanel': false,
    },
  },
});

/** How to open an installed engine: Playwright's own, else the system's; undefined when neither is there. */
export function openingOf(engine: Engine): Opening | undefined {
  if (engine === 'chromium')
    return {
      browserName: 'chromium',
      launchOptions: { executablePath: ensureBrowser(), args: browserFlags },
    };
  const own = { firefox, webkit }[engine];
  if (isThere(own.executablePath())) return { browserName: engine, launchOptions: {} };
  if (engine === 'firefox') {
    const installed = firefoxes.find(isThere);
    return installed === undefined
      ? undefined
      : overBidi('firefox.ts', { FIREFOX_PATH: installed });
  }
  const isDriven = isThere('/usr/bin/WebKitWebDriver') && isThere('/usr/bin/Xvfb');
  return isDriven ? overBidi('webkit.ts') : undefined;
}

/**
 * Installs an engine where it isn't there and it runs as root.
 * @throws Error with one line that names the command when it can't be had
 */
export function ensureEngine(engine: Engine): void {
  if (openingOf(engine) || engine === 'chromium') return;
  const names = packages[engine];
  installPackages(names);
  if (openingOf(engine)) return;
  throw new Error(`${engine} is not there: ${installCommand(names)}`);
}

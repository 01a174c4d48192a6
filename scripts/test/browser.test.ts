import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBrowser, installPackages, system } from './browser.ts';

const said: string[] = [];
const commands = () =>
  vi.mocked(system.execFileSync).mock.calls.map(([command, args]) => [command, args]);

/** A Linux whose user is root or not, with a browser or not, and with these Japanese fonts. */
function given({ root, browser, fonts }: { root: boolean; browser: boolean; fonts: string }) {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  vi.spyOn(process, 'getuid').mockReturnValue(root ? 0 : 1000);
  vi.spyOn(system, 'existsSync').mockReturnValue(browser);
  vi.spyOn(system, 'execFileSync').mockReturnValue(fonts);
}

beforeEach(() => {
  said.length = 0;
  vi.stubEnv('CHROME_PATH', '/opt/chrome');
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a browser that is there is taken without a word', () => {
  given({ root: false, browser: true, fonts: 'Noto Sans CJK JP' });
  expect(ensureBrowser()).toBe('/opt/chrome');
  expect(said).toEqual([]);
});

test('without root it downloads Playwright’s browser, then names the one command', () => {
  given({ root: false, browser: false, fonts: '' });
  expect(ensureBrowser).toThrow(
    'No Chrome or Chromium could be had: sudo apt-get install -y chromium fonts-noto-cjk',
  );
  expect(said).toEqual(['No Chrome or Chromium found. Downloading Playwright’s Chromium …']);
  expect(commands()).toEqual([
    [process.execPath, [expect.stringContaining('cli'), 'install', 'chromium']],
  ]);
});

test('as root it says of each package that it installs it', () => {
  given({ root: true, browser: false, fonts: '' });
  expect(ensureBrowser).toThrow('No Chrome or Chromium could be had');
  expect(said.slice(1)).toEqual([
    'Installing chromium-headless-shell and fonts-noto-cjk …',
    'Installing chromium and fonts-noto-cjk …',
  ]);
  expect(commands()).toContainEqual([
    'apt-get',
    ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'],
  ]);
});

test('without root a missing font is reported, and the browser used all the same', () => {
  given({ root: false, browser: true, fonts: '' });
  expect(ensureBrowser()).toBe('/opt/chrome');
  expect(said).toEqual([
    'No Japanese font, so layouts can’t be judged: sudo apt-get install -y fonts-noto-cjk',
  ]);
});

test('without root nothing is installed', () => {
  given({ root: false, browser: true, fonts: '' });
  installPackages(['firefox-esr']);
  expect(commands()).toEqual([]);
});

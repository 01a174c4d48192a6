import browserslist from 'browserslist';

/** Browsers as MDN's data names them → as browserslist does. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  safari_ios: 'ios_saf',
  firefox: 'firefox',
  samsunginternet_android: 'samsung',
} as const;

export type BrowserName = keyof typeof names;

/** The lowest version of each browser that `browserslist` in package.json declares. */
export const oldestSupported = Object.fromEntries(
  Object.entries(names).map(([name, listed]) => [name, lowest(listed)]),
) as Record<BrowserName, number>;

function lowest(listed: string): number {
  const versions = browserslist()
    .filter((one) => one.startsWith(`${listed} `))
    // Versions of Safari may be ranges: `16.0-16.1`.
    .map((one) => parseFloat(one.slice(listed.length + 1)));
  if (versions.length === 0) throw new Error(`package.json: browserslist names no ${listed}`);
  return Math.min(...versions);
}

/** The oldest supported browsers as Vite takes them, for the syntax that the build writes. */
export const buildTarget = [
  `chrome${oldestSupported.chrome}`,
  `edge${oldestSupported.edge}`,
  `safari${oldestSupported.safari}`,
  `ios${oldestSupported.safari_ios}`,
  `firefox${oldestSupported.firefox}`,
];

/** A system that opens its own set-up of an eSIM from an address. */
export type SetupSystem = 'ios' | 'android';

/** What a browser says of its device; `userAgentData` is Chromium's. */
export interface BrowserDevice {
  userAgent: string;
  userAgentData?: {
    platform: string;
    getHighEntropyValues(hints: string[]): Promise<{ platformVersion?: string }>;
  };
}

/** The first versions that know the address (docs/decisions.md). */
const since = { ios: 17.4, android: 10 };

/**
 * The system of a phone that opens the set-up of an eSIM from an address; undefined for every other device,
 * and for one that doesn't tell what it is.
 */
export async function setupSystemOf(device: BrowserDevice): Promise<SetupSystem | undefined> {
  const { userAgent, userAgentData } = device;
  const [, major, minor] = /\(iPhone;[^)]* OS (\d+)_(\d+)/.exec(userAgent) ?? [];
  if (major) return Number(`${major}.${minor}`) >= since.ios ? 'ios' : undefined;
  if (!/\bAndroid\b/.test(userAgent)) return undefined;
  // The version within a user agent is frozen at 10 in Chromium, on older devices too.
  const version = userAgentData
    ? await versionOf(userAgentData)
    : /\bAndroid (\d+)/.exec(userAgent)?.[1];
  return Number.parseInt(version ?? '', 10) >= since.android ? 'android' : undefined;
}

/** Whether a browser says that it is on a phone of one of the two systems, whatever its version. */
export const saysPhone = ({ userAgent }: Pick<BrowserDevice, 'userAgent'>): boolean =>
  /\(iPhone;|\bAndroid\b/.test(userAgent);

/** The version of the system; undefined where the browser refuses to give it. */
const versionOf = (data: NonNullable<BrowserDevice['userAgentData']>) =>
  data.getHighEntropyValues(['platformVersion']).then(
    ({ platformVersion }) => platformVersion,
    () => undefined,
  );

const hosts: Record<SetupSystem, string> = {
  ios: 'esimsetup.apple.com',
  android: 'esimsetup.android.com',
};

/**
 * The address that opens a system's set-up of an eSIM.
 * @param qrText what the QR code holds: `LPA:1$rsp.minamo.example$K7Q2-9F4M-22XD-81PB`
 */
export function setupAddress(system: SetupSystem, qrText: string): string {
  // Instructions write `:` and `$` as they are.
  const data = encodeURIComponent(qrText).replace(/%3A/g, ':').replace(/%24/g, '$');
  return `https://${hosts[system]}/esim_qrcode_provisioning?carddata=${data}`;
}

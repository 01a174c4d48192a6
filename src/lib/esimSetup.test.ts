import { expect, test } from 'vitest';
import { saysPhone, setupAddress, setupSystemOf } from './esimSetup';

const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1`;
const android = (version: string) =>
  `Mozilla/5.0 (Linux; Android ${version}; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36`;

test.each([
  ['iOS 17.4', iPhone('17_4'), 'ios'],
  ['iOS 17.4.1', iPhone('17_4_1'), 'ios'],
  ['iOS 17.3', iPhone('17_3_1'), undefined],
  ['iOS 18', iPhone('18_0'), 'ios'],
  ['iOS 26, which says 18.6', iPhone('18_6'), 'ios'],
  ['iOS 16.7', iPhone('16_7'), undefined],
  ['Firefox on Android 14', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0', 'android'],
  ['Firefox on Android 9', 'Mozilla/5.0 (Android 9; Mobile; rv:140.0) Gecko/140.0', undefined],
  [
    'iPad, as a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    undefined,
  ],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', undefined],
  ['no user agent', '', undefined],
])('%s', async (_, userAgent, system) => {
  expect(await setupSystemOf({ userAgent })).toBe(system);
});

test.each([
  ['15.0.0', 'android'],
  ['10', 'android'],
  ['9.0.0', undefined],
  ['', undefined],
  [undefined, undefined],
])('Chrome, whose user agent says 10, on %s', async (platformVersion, system) => {
  const userAgentData = {
    platform: 'Android',
    getHighEntropyValues: () =>
      Promise.resolve(platformVersion === undefined ? {} : { platformVersion }),
  };
  expect(await setupSystemOf({ userAgent: android('10'), userAgentData })).toBe(system);
});

test('a browser that refuses to give the version is unknown', async () => {
  const userAgentData = {
    platform: 'Android',
    getHighEntropyValues: () => Promise.reject(new DOMException('', 'NotAllowedError')),
  };
  expect(await setupSystemOf({ userAgent: android('10'), userAgentData })).toBeUndefined();
});

test('the address holds the QR code’s text, and nothing that ends its value', () => {
  const text = 'LPA:1$rsp.minamo.example$K7Q2-9F4M-22XD-81PB';
  expect(setupAddress('ios', text)).toBe(
    `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${text}`,
  );
  expect(setupAddress('android', text)).toBe(
    `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${text}`,
  );
  const { searchParams, hash } = new URL(setupAddress('ios', 'LPA:1$a&b#c'));
  expect([searchParams.get('carddata'), hash]).toEqual(['LPA:1$a&b#c', '']);
});

test.each([
  [iPhone('16_7'), true],
  [android('9'), true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', false],
])('%s says that it is a phone: %s', (userAgent, saysSo) =>
  expect(saysPhone({ userAgent })).toBe(saysSo),
);

/**
 * Features of the browser that no page of the portal uses: all that Chromium has, but `clipboard-write`, which
 * is used, and those of hints about the device. It writes each name that it doesn't know to the console, so
 * `web-share` and older names of lists (`battery`, `ambient-light-sensor`) are left out.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Of every answer, those without a file too (docs/production.md). */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Of pages alone, since browsers hold nothing else to it, and its 1.1 kB would delay each script of a first load. */
export const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/** The value of `Strict-Transport-Security`. @param subdomains whether it holds for them too */
export const transportSecurity = (subdomains = false) =>
  `max-age=63072000${subdomains ? '; includeSubDomains' : ''}`;

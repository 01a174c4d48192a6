import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceConfig } from '../hosts.ts';
import { readConfigFile } from './readConfigFile.ts';

export const root = path.resolve(import.meta.dirname, '../../..');
export const dist = path.join(root, 'dist');

/** The hosts of this environment are elsewhere, as they are in production. */
export const config = {
  ...readConfigFile(sourceConfig),
  hosts: {
    fixed: 'https://fixed.minamo.example',
    mobile: 'https://mobile.minamo.example/v1',
    auth: 'https://auth.minamo.example',
    support: '/support',
  },
  chatbot: {
    fixed: {
      script: 'https://chat.minamo.example/chat.js',
      origins: {
        script: ['https://cdn.chat.example'],
        connect: ['wss://talk.chat.example'],
        frame: ['https://frame.chat.example'],
        image: ['https://*.pictures.example'],
      },
    },
    mobile: { script: null },
  },
  reports: { csp: 'https://reports.minamo.example/csp' },
};

export const built = (name: string) => readFileSync(path.join(dist, name));
export const asset = () => {
  const found = readdirSync(path.join(dist, 'assets')).find((name) => name.endsWith('.js'));
  return `/assets/${found ?? ''}`;
};

export const pages: [address: string, file: string][] = [
  ['/', 'index.html'],
  ['/?a=1', 'index.html'],
  ['//', 'index.html'],
  ['/index.html', 'index.html'],
  ['/billing/2026-11', 'index.html'],
  ['/billing/../202611', 'index.html'],
  ['/billing/..%2F202611', 'index.html'],
  ['/mobile/option/', 'index.html'],
  ['/login', 'login/index.html'],
  ['/login/', 'login/index.html'],
  ['/login/index.html', 'login/index.html'],
  ['/login?next=%2Ftop', 'login/index.html'],
  ['/top', 'top/index.html'],
  ['/top/', 'top/index.html'],
  ['/service/', 'service/index.html'],
  ['/mobile/top', 'mobile/top/index.html'],
  ['/mobile/top/', 'mobile/top/index.html'],
  ['/mobile/top/traffic', 'index.html'],
  ['/payment/credit_card', 'payment/credit_card/index.html'],
  ['/mobile/payment/credit_card/', 'mobile/payment/credit_card/index.html'],
  ['/unsupported.html', 'unsupported.html'],
];

const forEver = 'public, max-age=31536000, immutable';
export const files: [address: () => string, type: string, cacheControl: string][] = [
  [asset, 'text/javascript; charset=utf-8', forEver],
  [() => '/config.json', 'application/json; charset=utf-8', 'no-cache'],
  [() => '/banks/all.json', 'application/json; charset=utf-8', 'no-cache'],
  [() => '/postal/100.json', 'application/json; charset=utf-8', 'no-cache'],
  [() => '/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  [() => '/third-party-notices.txt', 'text/plain; charset=utf-8', 'no-cache'],
  [() => '/favicon.ico', 'image/x-icon', 'no-cache'],
  [() => '/icon.svg', 'image/svg+xml', 'no-cache'],
  [() => '/icon-192.png', 'image/png', 'no-cache'],
  [() => '/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
];

export const missing: (() => string)[] = [
  () => '/assets/gone-12345678.js',
  () => '/assets/gone',
  () => '/assets/',
  () => '/banks/none',
  () => '/postal/none.json',
  () => '/humans.txt',
  () => '/top/index.htm',
  () => '/.stamp',
  () => '/.vite/manifest.json',
  () => '/assets/.hidden',
  () => `${asset()}.map`,
  () => `${asset()}.br`,
  () => `${asset()}.gz`,
];

import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import os from 'node:os';

/** A key and the certificate that it signed for itself, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

const day = 86_400_000;

/** Object identifiers, as DER has them. */
const oid = {
  ecdsaWithSha256: '06082a8648ce3d040302',
  commonName: '0603550403',
  subjectAltName: '0603551d11',
  basicConstraints: '0603551d13',
  extendedKeyUsage: '0603551d25',
  serverAuth: '06082b06010505070301',
};

/** One value of DER: tag, length, content. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)),
  );
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: (Buffer | string)[]) => der(0x30, ...parts);
const utcTime = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
const extension = (id: string, value: Buffer) => sequence(id, der(0x04, value));

/** A name or address as a certificate lists it. */
function altName(name: string): Buffer {
  if (isIPv4(name)) return der(0x87, Buffer.from(name.split('.').map(Number)));
  if (isIPv6(name)) return der(0x87, ipv6(name));
  return der(0x82, Buffer.from(name, 'ascii'));
}

function ipv6(text: string): Buffer {
  const [before = '', after] = (text.split('%')[0] ?? '').split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const left = groups(before);
  const right = groups(after ?? '');
  const middle = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const whole = after === undefined ? left : [...left, ...middle, ...right];
  return Buffer.from(whole.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

/** What this machine is called, and its addresses in its networks. */
export const namesOfMachine = (): string[] => [
  os.hostname(),
  ...Object.values(os.networkInterfaces()).flatMap((found) =>
    (found ?? []).map(({ address }) => address),
  ),
];

/**
 * Makes a key and a certificate for this machine alone, good for thirty days: no tool and no file is needed,
 * and nothing of it outlives the process.
 * @param names what the server is called by beside `localhost`: host names and addresses
 */
export function newCertificate(names: readonly string[] = []): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid.ecdsaWithSha256);
  const who = sequence(der(0x31, sequence(oid.commonName, der(0x0c, Buffer.from('Minamo mock')))));
  const all = [...new Set(['localhost', '127.0.0.1', '::1', ...names])];
  const body = sequence(
    der(0xa0, '020102'),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    who,
    sequence(utcTime(new Date(Date.now() - day)), utcTime(new Date(Date.now() + 30 * day))),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension(oid.basicConstraints, sequence('0101ff')),
        extension(oid.extendedKeyUsage, sequence(oid.serverAuth)),
        extension(oid.subjectAltName, sequence(...all.map(altName))),
      ),
    ),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const lines =
    sequence(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

import { X509Certificate } from 'node:crypto';
import { get } from 'node:https';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { startMock } from '../mock/startMock.ts';

const statusOf = (url: string, ca?: string) =>
  new Promise<number | string | undefined>((resolve) => {
    get(`${url}/hosts/fixed/api/read/v1/user`, { ca }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });

test('A mock with TLS answers whoever trusts its certificate, and nobody else', async () => {
  const mock = await startMock({ https: true, hosts: 'split' });
  try {
    expect(mock.url).toMatch(/^https:\/\/localhost:/);
    expect(mock.hosts.fixed).toMatch(/^https:/);
    expect(await statusOf(mock.url, mock.certificate)).toBe(403);
    expect(await statusOf(mock.url.replace('localhost', '127.0.0.1'), mock.certificate)).toBe(403);
    expect(await statusOf(mock.url)).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
    const certificate = new X509Certificate(mock.certificate ?? '');
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.checkHost('elsewhere.example')).toBeUndefined();
    expect(certificate.checkIP('::1')).toBe('::1');
  } finally {
    await mock.close();
  }
});

/** An address of this machine other than the one that is listened on. */
const outside =
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';

test('Only this machine reaches a mock unless all may', async () => {
  const at = async (host: string | undefined) => {
    const mock = await startMock({ host });
    const url = `http://${outside}:${mock.port}/__mock/clock`;
    const reached = await fetch(url).then(
      ({ status }) => status,
      () => 'refused',
    );
    await mock.close();
    return reached;
  };
  expect(await at(undefined)).toBe('refused');
  expect(await at('0.0.0.0')).toBe(200);
});

test('An address that this machine does not have is named in a line', async () => {
  await expect(startMock({ host: '192.0.2.1' })).rejects.toThrow('--host 192.0.2.1 is no address');
});

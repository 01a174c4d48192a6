import { expect, test } from 'vitest';
import { serverOptions } from './options.ts';

const command = { name: 'npm start', does: 'serves the portal' };

test('Prism’s own servers take none of the options of the mock’s state', async () => {
  await expect(serverOptions(command, ['--prism', '--port', '4020'])).resolves.toMatchObject({
    prism: true,
    port: 4020,
  });
  await expect(serverOptions(command, ['--prism', '--clock', 'now'])).rejects.toThrow(
    '--prism has no state: leave --clock away, or --prism.',
  );
});

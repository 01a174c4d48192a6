import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from './fixtures.ts';

const entry = path.resolve(import.meta.dirname, '../../src/api/signing.property.ts');

/** The property and all it needs as one module, as a browser takes it. */
async function bundled(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'property' },
    },
  })) as Rollup.RollupOutput[];
  return result[0]?.output[0].code ?? '';
}

const markup = `<!doctype html><title>signing</title><script type="module">
  import { checkSigning } from '/property.js';
  document.title = await checkSigning(1_000).then((compared) => \`\${compared} compared\`, String);
</script>`;

test(
  '1,000 random requests are signed in the browser as @smithy/signature-v4 signs them',
  { tag: ['@engines', '@core'] },
  async ({ app }) => {
    const code = await bundled();
    const server = createServer(({ url }, response) => {
      const isScript = url?.endsWith('.js');
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
      response.end(isScript ? code : markup);
    }).listen(0, '127.0.0.1');
    try {
      const page = await app.page({ own: true });
      // WebCrypto exists only on secure origins, such as this one.
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await expect(page).toHaveTitle('1000 compared', { timeout: 60_000 });
    } finally {
      server.close();
    }
  },
);

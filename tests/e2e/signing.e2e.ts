import path from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { build, type Rollup } from 'vite';
import { browserFlags } from '../../scripts/browser.ts';

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

test('1,000 random requests are signed in the browser as @smithy/signature-v4 signs them', async () => {
  const code = await bundled();
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '',
    args: browserFlags,
  });
  try {
    const page = await browser.newPage();
    // WebCrypto is there on secure origins only.
    await page.route('https://my.minamo.example/**', (route) =>
      route.fulfill(
        route.request().url().endsWith('.js')
          ? { contentType: 'text/javascript', body: code }
          : { contentType: 'text/html', body: '<!doctype html><title>signing</title>' },
      ),
    );
    await page.goto('https://my.minamo.example/');
    // As text: the test runner would rewrite an import in a function.
    const compared = await page.evaluate<number>(
      `import('/property.js').then((property) => property.checkSigning(1_000))`,
    );
    expect(compared).toBe(1_000);
  } finally {
    await browser.close();
  }
});

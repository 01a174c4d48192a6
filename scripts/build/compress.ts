import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Puts a `.br` and a `.gz` beside each text file of a build, for hosts that send what is compressed: too slow
 * to do at each request, and a tenth smaller than what a host would do. `config.json` gets none, since a
 * host may put another in its place.
 * @param dist the folder of the build
 */
export async function compressTexts(dist: string): Promise<void> {
  const names = (await readdir(dist, { recursive: true })).filter(
    (name) => /\.(html|js|css|json|webmanifest|svg|txt)$/.test(name) && name !== 'config.json',
  );
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(dist, name);
      const bytes = await readFile(file);
      const params = {
        // The 2,000 files of postal codes and banks would take ten seconds at the highest quality, for a twelfth less.
        [constants.BROTLI_PARAM_QUALITY]: /^(postal|banks)\b/.test(name) ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${file}.br`, await brotlied(bytes, { params }));
      await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
    }),
  );
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressed = promisify(brotliCompress);

/**
 * Puts a `.br` beside each asset of a build, at the highest quality: too slow for a server to do at
 * each request, and a tenth smaller than what it would do.
 * @param assets the folder of the hashed assets
 */
export async function compressAssets(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /\.(js|css|json|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(assets, name));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(path.join(assets, `${name}.br`), await compressed(bytes, { params }));
    }),
  );
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfChanged } from '../../scripts/build.ts';

/** The tests walk the production build: it is made once, before the first of them. */
export default async function setup(): Promise<() => void> {
  await buildIfChanged();
  const examined = mkdtempSync(path.join(tmpdir(), 'examined-'));
  process.env['EXAMINED_DIR'] = examined;
  return () => rmSync(examined, { recursive: true });
}

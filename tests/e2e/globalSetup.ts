import { buildIfChanged } from '../../scripts/build/build.ts';

/** The tests walk the production build: it is made once, before the first of them. */
export default async function setup(): Promise<void> {
  await buildIfChanged();
}

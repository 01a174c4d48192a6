import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What package-lock.json says of a package. */
export interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX expression; undefined where the package has none. */
  license: string | undefined;
  /** Whether development alone needs it. */
  dev: boolean;
}

type Entries = Record<string, Partial<Omit<LockedPackage, 'name'>>>;

/** All packages that are locked, each as often as it is installed. */
export function lockedPackages(
  file = path.resolve(import.meta.dirname, '../../../package-lock.json'),
): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Entries };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license, dev = false }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      dev,
    }));
}

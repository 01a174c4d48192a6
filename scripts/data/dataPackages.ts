import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that bring data that age, which a build publishes, with the file of their licence. */
export const dataPackages = { yubin: 'LICENSE', 'zengin-code': 'LICENSE.txt' } as const;

export type DataPackage = keyof typeof dataPackages;

/** The folder of an installed package. */
export const folderOf = (name: string): string =>
  path.resolve(import.meta.dirname, '../../node_modules', name);

/** What a package says of itself. */
export const manifestOf = (name: string): { version: string; license: string } =>
  JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };

/** The version that is installed. */
export const versionOf = (name: DataPackage): string => manifestOf(name).version;

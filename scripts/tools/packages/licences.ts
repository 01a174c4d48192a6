import type { LockedPackage } from './lockfile.ts';

/** Licences that ask for a notice and no more: what is published has them (`third-party-notices.txt`). */
const forWhatIsPublished = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
];

/** Besides those, of tools and data that nobody gets with the portal. */
const forDevelopment = [...forWhatIsPublished, 'CC-BY-4.0', 'MPL-2.0', 'PSF-2.0'];

/** Packages whose package.json names no licence in SPDX's words, with that of their file of it. */
const known: Record<string, string> = {
  'compute-gcd@1.2.1': 'MIT',
  'compute-lcm@1.1.2': 'MIT',
  'decko@1.2.0': 'MIT',
  'memorystream@0.3.1': 'MIT',
  'stickyfill@1.1.1': 'MIT',
  'url-template@2.0.8': 'BSD-3-Clause',
  'validate.io-function@1.0.2': 'MIT',
  'validate.io-integer@1.0.5': 'MIT',
  'validate.io-integer-array@1.0.0': 'MIT',
  'validate.io-number@1.0.3': 'MIT',
  'xtend@2.1.2': 'MIT',
};

/**
 * Whether an SPDX expression leaves the choice of allowed licences.
 * @param allowed licences by their SPDX names
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(bare)) return false;
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));
}

/**
 * What of the packages' licences is wrong, a line for each package.
 * @param published names of development's packages that a build publishes all the same, such as data
 */
export function licenceProblems(
  packages: readonly LockedPackage[],
  published: readonly string[],
): string[] {
  const lines = packages.flatMap(({ name, version, license, dev }) => {
    const found = known[`${name}@${version}`] ?? license;
    const given = found === undefined ? 'no licence' : `the licence ${found}`;
    const isPublished = !dev || published.includes(name);
    const allowed = isPublished ? forWhatIsPublished : forDevelopment;
    if (found !== undefined && isAllowed(found, allowed)) return [];
    return [
      `${name} ${version} has ${given}: take another package, or allow it in scripts/tools/packages/licences.ts.`,
    ];
  });
  return [...new Set(lines)].sort();
}

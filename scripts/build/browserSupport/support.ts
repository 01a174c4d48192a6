import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { type BrowserName, oldestSupported } from './browsers.ts';

const require = createRequire(import.meta.url);

/** MDN's data: 20 MB, which fill 700 MB while they are read, so once a build asks. */
const mdn = () => require('@mdn/browser-compat-data') as CompatData;

const browsers = Object.keys(oldestSupported) as BrowserName[];

/** The first version that has a feature by its own name and without a switch; Infinity where none has. */
function since(feature: Identifier, browser: BrowserName): number {
  const support = feature.__compat?.support[browser];
  const statements = Array.isArray(support) ? support : [support];
  const versions = statements.map((one) => {
    if (!one || one.flags || one.prefix || one.alternative_name) return Infinity;
    // Partial support counts: the first `AbortSignal.timeout` only named its error differently.
    if (one.version_removed && !one.partial_implementation) return Infinity;
    if (typeof one.version_added !== 'string') return Infinity;
    return parseFloat(one.version_added.replace('≤', '')) || Infinity;
  });
  return Math.min(...versions);
}

/**
 * Which supported browsers lack a feature.
 * @returns such as `chrome 110`, with the version that has it; nothing where all have it
 */
export function lacking(feature: Identifier): string[] {
  let found = known.get(feature);
  if (!found) {
    found = feature.__compat ? lackingNow(feature) : [];
    known.set(feature, found);
  }
  return found;
}

const known = new Map<Identifier, string[]>();

const lackingNow = (feature: Identifier) =>
  browsers
    .filter((browser) => since(feature, browser) > oldestSupported[browser])
    .map((browser) => {
      const version = since(feature, browser);
      return version === Infinity ? `${browser} never` : `${browser} ${version}`;
    });

const own = (of: object | undefined, name: string) =>
  of && Object.hasOwn(of, name) ? (of as Record<string, Identifier>)[name] : undefined;

/** Takes what MDN's data calls a feature (`css.selectors.has`). */
export function featureAt(path: string): Identifier {
  const found = path
    .split('.')
    .reduce<Identifier | undefined>(
      (at, name) => at && own(at, name),
      mdn() as unknown as Identifier,
    );
  if (!found)
    throw new Error(`MDN's data no longer names ${path}: update scripts/build/browserSupport`);
  return found;
}

/** A name without an owner: `structuredClone`, `BroadcastChannel`, `WeakRef`. */
export const globalNamed = (name: string): Identifier | undefined =>
  own(mdn().javascript.builtins, name) ?? own(mdn().api, name);

/** Global objects of a page and their interfaces. */
const ones: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  crypto: 'Crypto',
  performance: 'Performance',
};

/** A member of a global name: `URL.canParse`, `Object.groupBy`, `navigator.share`. */
export function staticNamed(holder: string, name: string): Identifier | undefined {
  const builtin = own(mdn().javascript.builtins, holder);
  const api = own(mdn().api, ones[holder] ?? holder);
  return (
    (builtin && own(builtin, name)) ?? (api && own(api, holder in ones ? name : `${name}_static`))
  );
}

/** Interfaces whose methods the page calls on its own values; a `login()` needn't be that of any other interface. */
const holders = [
  'Array Date Function Iterator Map Number Object Promise RegExp Set String TypedArray WeakMap',
  'AbortController AbortSignal Blob Crypto DOMTokenList DataTransfer Document DocumentFragment',
  'Element Event EventTarget FormData HTMLButtonElement HTMLDialogElement HTMLElement',
  'HTMLFormElement HTMLInputElement Headers History IntersectionObserver Location LockManager',
  'MediaQueryList MutationObserver Node Range ReadableStream Request Response Selection Storage',
  'SubtleCrypto URL URLSearchParams',
].flatMap((names) => names.split(' '));

const asked = new Map<string, { holder: string; lackedBy: string[] }[]>();

/** The interfaces above that have a method of this name, for calls on values of unknown type. */
export function holdersOf(method: string): { holder: string; lackedBy: string[] }[] {
  let found = asked.get(method);
  if (!found) {
    found = holders.flatMap((holder) => {
      const members = globalNamed(holder);
      const feature = own(members, method) ?? own(members, `${method}_static`);
      return feature?.__compat ? [{ holder, lackedBy: lacking(feature) }] : [];
    });
    asked.set(method, found);
  }
  return found;
}

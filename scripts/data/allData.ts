import { bankFiles } from './bankData.ts';
import { postalFiles } from './postalData.ts';

/** By kind and code, what each code means. */
export type AllData = Record<'postal codes' | 'banks' | 'branches', Record<string, string>>;

/** All that the installed packages know, as a build publishes it. */
export function allData(): AllData {
  const { all: banks = {}, ...branches } = bankFiles();
  const texts = (entries: [code: string, words: string[]][]) =>
    Object.fromEntries(entries.map(([code, words]) => [code, words.join(' ')]));
  return {
    'postal codes': texts(Object.values(postalFiles()).flatMap((file) => Object.entries(file))),
    banks: texts(Object.entries(banks)),
    branches: texts(
      Object.entries(branches).flatMap(([bank, file]) =>
        Object.entries(file).map(([code, words]): [string, string[]] => [`${bank}-${code}`, words]),
      ),
    ),
  };
}

/** A line for each kind: how many codes are new, gone, or mean something else, with the first of each. */
export function changesOf(before: AllData, after: AllData): string[] {
  return (Object.keys(after) as (keyof AllData)[]).map((kind) => {
    const [old, now] = [before[kind], after[kind]];
    const found = {
      new: Object.keys(now).filter((code) => !Object.hasOwn(old, code)),
      gone: Object.keys(old).filter((code) => !Object.hasOwn(now, code)),
      changed: Object.keys(now).filter(
        (code) => Object.hasOwn(old, code) && old[code] !== now[code],
      ),
    };
    const parts = Object.entries(found)
      .filter(([, codes]) => codes.length > 0)
      .map(([what, codes]) => `${codes.length} ${what} (${first(codes)})`);
    return `${kind}: ${parts.join(', ') || 'no change'}; ${Object.keys(now).length} in all`;
  });
}

const first = (codes: string[]) => codes.slice(0, 3).join(', ') + (codes.length > 3 ? ', …' : '');

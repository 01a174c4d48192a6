import { type Findable, findable } from '@/lib/searchMatch';
import { fibreOptions, optionCategories } from './fibreOptions';
import type { FibreOption } from './fibreOptions/entry';
import { sameWordsOf } from './sameWords';

function findableOption({ code, name, kana, category, searchTerms, appeals }: FibreOption) {
  const own = [kana, ...(searchTerms?.split(' ') ?? [])];
  return findable(
    name,
    [...own, code, optionCategories[category], ...appeals],
    sameWordsOf([name, ...own]),
  );
}

let byCode: ReadonlyMap<string, Findable> | undefined;

/** What a search finds a fibre option by; made at the first search. None for a code that is newer than this build. */
export function findableByCode(code: string): Findable | undefined {
  byCode ??= new Map(fibreOptions.map((option) => [option.code, findableOption(option)]));
  return byCode.get(code);
}

import type { FibreOption, OptionCategory } from './fibreOptions/entry';
import { homeOptions } from './fibreOptions/home';
import { livingOptions } from './fibreOptions/living';
import { ownOptions } from './fibreOptions/own';

/** Categories in the order of their tabs (docs/product.md §7.1). */
export const optionCategories: Record<OptionCategory, string> = {
  discount: '割引',
  life_support: 'くらし',
  iot: 'IoT',
};

/** Every option of fibre, contracted or not (docs/product.md §7.8). */
export const fibreOptions: readonly FibreOption[] = [
  ...livingOptions,
  ...homeOptions,
  ...ownOptions,
];

const byCode = new Map(fibreOptions.map((option) => [option.code, option]));

/** The catalogue's entry of a code; none for a code that is newer than this build. */
export function fibreOption(code: string): FibreOption | undefined {
  return byCode.get(code);
}

/** What the page of an option is called; the code itself where the catalogue doesn't have it. */
export function pageName(code: string): string {
  const { group, name } = fibreOption(code) ?? { name: code };
  return group ?? name;
}

/** The address of an option's own screen by its code. */
export function pageOf(code: string): string {
  const optionType = fibreOption(code)?.optionType ?? 'simple';
  return optionType === 'simple' ? code : optionType;
}

/** The option code of an address; undefined if it can't be an option. */
export function codeOfPage(page: string): string | undefined {
  const named = fibreOptions.find(
    ({ optionType }) => optionType !== 'simple' && optionType === page,
  );
  return named?.code ?? (/^MO\d{3}N$/.test(page) ? page : undefined);
}

/** Shown where no option can be ordered; wording of docs/product.md §14.1. */
export const optionsNotAccepted = '現在、お申込みを受け付けられない状態です。';

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Named {
  name: string;
  kana: string;
}

/** Bank and branch codes of the Japanese Bankers Association, from the package zengin-code (MIT): 4 MB, so once asked for. */
const zengin = () =>
  require('zengin-code') as Record<string, Named & { branches: Record<string, Named> }>;

/** Name and kana, by code. */
export type BankFile = Record<string, [name: string, kana: string]>;

const named = (all: Record<string, Named>): BankFile =>
  Object.fromEntries(Object.entries(all).map(([code, { name, kana }]) => [code, [name, kana]]));

/** All banks of Japan by their code of four digits. */
export const bankFile = (): BankFile => named(zengin());

/** The branches of a bank by their code of three digits; undefined when no bank has this code. */
export const branchFile = (bank: string): BankFile | undefined => {
  const found = zengin()[bank];
  return found && named(found.branches);
};

/** All files of banks by name: `all`, and the branches by the bank's code. */
export const bankFiles = (): Record<string, BankFile> => ({
  all: bankFile(),
  ...Object.fromEntries(
    Object.entries(zengin()).map(([code, { branches }]) => [code, named(branches)]),
  ),
});

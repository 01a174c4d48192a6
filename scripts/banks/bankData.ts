import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Named {
  name: string;
  kana: string;
}

/** The data of the Japanese Bankers Association's codes as the package zengin-code (MIT) has them. */
const zengin = require('zengin-code') as Record<
  string,
  Named & { branches: Record<string, Named> }
>;

/** Name and kana, by code. */
export type BankFile = Record<string, [name: string, kana: string]>;

const named = (all: Record<string, Named>): BankFile =>
  Object.fromEntries(Object.entries(all).map(([code, { name, kana }]) => [code, [name, kana]]));

/** All banks of Japan by their code of four digits. */
export const bankFile = (): BankFile => named(zengin);

/** The branches of a bank by their code of three digits; none for a code that no bank has. */
export const branchFile = (bank: string): BankFile | undefined => {
  const found = zengin[bank];
  return found && named(found.branches);
};

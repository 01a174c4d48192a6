import type { Mock } from '../mock/mock.ts';

/** Prism's own answer to a call without a signature, which the contract does not have. */
export const unsignedOnPrism =
  'Prism answers 401 to a call without Authorization, where the contract and the mock say 403. It takes any other value.';

/** Prints the address, who can log in, and which calls go to a backend. */
export function introduce({ url, mock }: { url: string; mock?: Mock }): void {
  const rows = mock?.customers.map((c) => [c.userId, c.password, c.shows] as const) ?? [
    ['any id', 'any password', "plain Prism: the contract's first examples, and nothing is kept"],
  ];
  const width = Math.max(...rows.map(([id]) => id.length));
  console.log(`\nMinamo マイページ  ${url}/\n`);
  for (const [id, password, shows] of rows)
    console.log(`  ${id.padEnd(width)}  ${password}  ${shows}`);
  if (mock?.proxied) console.log(`\n${mock.proxied}`);
  console.log('\nCtrl-C ends it.\n');
}

/** Closes everything and ends the process on Ctrl-C or SIGTERM. */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(0)));
  }
}

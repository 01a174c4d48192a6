import path from 'node:path';
import { runnerImport } from 'vite';
import type { ScreenRoute } from '@/shell/route.ts';
import { filledIn } from '../../../tests/e2e/filledIn.ts';

/** Addresses that no route table names: the login, the card's documents, and one that doesn't exist. */
const others = [
  '/login',
  '/unsupported.html',
  '/payment/credit_card',
  '/mobile/payment/credit_card',
  '/nowhere',
];

/** Every address of a tree's portal, with samples for its parameters. */
export async function addressesOf(tree: string): Promise<string[]> {
  const src = path.join(tree, 'src');
  const { module } = await runnerImport<{ routes: ScreenRoute[] }>(
    path.join(src, 'app/routes.ts'),
    {
      root: tree,
      resolve: { alias: { '@': src } },
      logLevel: 'error',
    },
  );
  return [...new Set([...others, ...filledIn(module.routes.map((route) => route.path))])];
}

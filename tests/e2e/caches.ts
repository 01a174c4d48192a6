import type { Page } from '@playwright/test';

interface Fiber {
  memoizedProps: {
    client?: { getQueryCache?: () => Cache; getMutationCache?: () => Cache };
  } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
interface Cache {
  getAll: () => { queryKey?: unknown; state: unknown }[];
}

/** What the query and the mutation cache of a page hold, as text: keys, answers, variables. */
export function cachesOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const queue: (Fiber | null)[] = [(root as unknown as Record<string, Fiber>)[key ?? ''] ?? null];
    while (queue.length > 0) {
      const fiber = queue.pop();
      if (!fiber) continue;
      const client = fiber.memoizedProps?.client;
      if (client?.getQueryCache && client.getMutationCache)
        return JSON.stringify(
          [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()].map(
            ({ queryKey, state }) => [queryKey, state],
          ),
        );
      queue.push(fiber.child, fiber.sibling);
    }
    // /login has no query client until somebody is logged in.
    if (location.pathname === '/login') return '';
    throw new Error('There is no query client on the page');
  });
}

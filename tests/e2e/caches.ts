import type { JSHandle, Page } from '@playwright/test';

interface Fiber {
  memoizedProps: { client?: Partial<Client> } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
interface Client {
  getQueryCache: () => Cache;
  getMutationCache: () => Cache;
  clear: () => void;
}
interface Cache {
  getAll: () => { queryKey?: unknown; state: unknown }[];
}

/** The query client of a page. /login has none until somebody is logged in. */
const clientOf = (page: Page): Promise<JSHandle<Client | undefined>> =>
  page.evaluateHandle(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const queue: (Fiber | null)[] = [(root as unknown as Record<string, Fiber>)[key ?? ''] ?? null];
    while (queue.length > 0) {
      const fiber = queue.pop();
      if (!fiber) continue;
      const client = fiber.memoizedProps?.client;
      if (client?.getQueryCache) return client as Client;
      queue.push(fiber.child, fiber.sibling);
    }
    if (location.pathname === '/login') return undefined;
    throw new Error('There is no query client on the page');
  });

/** What the query and the mutation cache of a page hold, as text: keys, answers, variables. */
export const cachesOf = async (page: Page): Promise<string> =>
  (await clientOf(page)).evaluate((client) =>
    JSON.stringify(
      [client?.getQueryCache(), client?.getMutationCache()]
        .flatMap((cache) => cache?.getAll() ?? [])
        .map(({ queryKey, state }) => [queryKey, state]),
    ),
  );

/** Has a page forget what it has read, so that the screen which comes next asks for all of it. */
export const forget = async (page: Page): Promise<void> =>
  (await clientOf(page)).evaluate((client) => client?.clear());

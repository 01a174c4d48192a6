import { createContext, use } from 'react';

/** Whether the portal has a screen at an address; provided at the top of the tree from the route table. */
export const HasRouteContext = createContext<(to: string) => boolean>(() => true);

/** For addresses that the server names, which may have no screen here: `const isListed = useHasRoute()`. */
export function useHasRoute(): (to: string) => boolean {
  return use(HasRouteContext);
}

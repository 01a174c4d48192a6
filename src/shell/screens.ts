import { createContext } from 'react';

/** What the shell knows of a row of the route table. */
export interface ListedScreen {
  path: string;
  title: string;
}

/** The rows of the route table, provided at the top of the tree: the shell can't import what draws them. */
export const ScreensContext = createContext<readonly ListedScreen[]>([]);

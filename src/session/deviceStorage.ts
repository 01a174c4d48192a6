import { openStorage } from './storage';

/**
 * Local storage, which outlives the tab and the login: docs/decisions.md §2 lists all that is kept in it.
 * Looked up at each use, since in some browsers even the access to it throws.
 */
export const deviceStorage = (): Storage => openStorage(() => globalThis.localStorage);

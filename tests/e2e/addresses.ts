import { routes } from '@/routes/routes.ts';
import { filledIn } from './filledIn.ts';

/** Reached without a login, or only by an address that another company made. */
const isOpen = (path: string) =>
  /^\/(?:login\b|password_reset|entry_cancel|mobile\/onestop|mobile\/contract\/quit\/onestop)/.test(
    path,
  );

/**
 * Addresses of the route table without the later steps of procedures.
 * @param others other samples, by parameter
 */
export const addresses = (others: Record<string, readonly string[]> = {}): string[] =>
  filledIn(
    routes.map(({ path }) => path),
    others,
  );

/** Addresses that a logged-in customer opens. */
export const loggedInAddresses = (): string[] => addresses().filter((path) => !isOpen(path));

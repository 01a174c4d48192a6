import { routes } from '@/app/routes.ts';
import { demoCustomers } from '../../scripts/mock/customers/demoCustomers.ts';
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

/** The addresses of the services that a customer has. */
export function addressesOf(as: string): string[] {
  const services = demoCustomers.find(({ userId }) => userId === as)?.services ?? [];
  const has = (type: string) => services.some(({ listed }) => listed.service_type === type);
  return loggedInAddresses().filter(
    (path) => path === '/service/' || has(path.startsWith('/mobile') ? 'mobile' : 'fixed'),
  );
}

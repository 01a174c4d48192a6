import { routes } from '../../src/routes.ts';

/** What stands in the place of the parameters of an address. */
const samples: Record<string, readonly string[]> = {
  month: ['202611'],
  reportId: ['q2611010001'],
  carrier: ['softbank', 'kddi', 'docomo'],
  page: ['unext', 'mesh_wifi', 'watch_over', 'denki'],
};

/** Reached without a login, or only by an address that another company made. */
const isOpen = (path: string) =>
  /^\/(?:login|password_reset|entry_cancel|mobile\/onestop|mobile\/contract\/quit\/onestop)/.test(
    path,
  );

/**
 * Addresses of the route table without the later steps of procedures.
 * @param others parameters of which other samples are wanted
 */
export function addresses(others: Record<string, readonly string[]> = {}): string[] {
  const known = { ...samples, ...others };
  return routes
    .map(({ path }) => path.replace(/\/\*$/, ''))
    .flatMap((path) => {
      const name = /:(\w+)/.exec(path)?.[1];
      return name ? (known[name] ?? []).map((value) => path.replace(`:${name}`, value)) : [path];
    });
}

/** Those that a customer opens who is logged in. */
export const loggedInAddresses = (): string[] => addresses().filter((path) => !isOpen(path));

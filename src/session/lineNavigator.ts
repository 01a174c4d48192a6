import { createPath, type Navigator, parsePath, type To } from 'react-router-dom';
import { store } from './current';
import { lineOf, naming, ofType, withLine } from './line';

const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to);
const named = (to: To) => createPath(withLine(pathOf(to), store.current()));

/**
 * A router's way to other addresses, by which every link and every step says the line that it is about:
 * the one place that puts it there.
 */
export function lineNavigator(navigator: Navigator): Navigator {
  return {
    createHref: (to) => navigator.createHref(named(to)),
    go: (steps) => navigator.go(steps),
    push: (to, ...rest) => {
      const address = named(to);
      const { pathname, search, hash } = location;
      // React Router leaves out a second entry for the page that stands; without its line it isn't known as such.
      const stands = address !== createPath(pathOf(to)) && address === pathname + search + hash;
      if (stands) navigator.replace(address, ...rest);
      else navigator.push(address, ...rest);
    },
    replace: (to, ...rest) => navigator.replace(named(to), ...rest),
  };
}

/** The address of a screen for one of the customer's services, which need not be the one that is open. */
export function addressFor(path: string, serviceId: string | undefined): string {
  const session = store.current();
  const service = session?.services.find(({ service_id }) => service_id === serviceId);
  if (!session || !service || ofType(session, service.service_type).length < 2) return path;
  const { pathname = '', search = '' } = parsePath(path);
  return pathname + naming(search, lineOf(session, service));
}

/** Puts the line into the address that was loaded, so that a reload or a shared link leads to the same one. */
export function nameLine(): void {
  const { pathname, search, hash } = location;
  const address = named({ pathname, search, hash });
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
}

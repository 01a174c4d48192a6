import { createPath, type Navigator, parsePath, type To } from 'react-router-dom';
import { openPlace, withBase } from '@/lib/base';
import { store } from './current';
import { lineOf, naming, ofType, withLine } from './line';

const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to);
const named = (to: To) => createPath(withLine(pathOf(to), store.current()));

/**
 * Wraps a router's navigator so that every link and every navigation names its line in the address. No other
 * place adds it.
 */
export function lineNavigator(navigator: Navigator): Navigator {
  return {
    createHref: (to) => navigator.createHref(named(to)),
    go: (steps) => navigator.go(steps),
    push: (to, ...rest) => {
      const address = named(to);
      // React Router replaces the entry when a link leads to the open page, but not when the link lacks its line.
      const stands = address !== createPath(pathOf(to)) && address === createPath(openPlace());
      if (stands) navigator.replace(address, ...rest);
      else navigator.push(address, ...rest);
    },
    replace: (to, ...rest) => navigator.replace(named(to), ...rest),
  };
}

/** The address of a screen for one of the customer's services, selected or not. */
export function addressFor(path: string, serviceId: string | undefined): string {
  const session = store.current();
  const service = session?.services.find(({ service_id }) => service_id === serviceId);
  if (!session || !service || ofType(session, service.service_type).length < 2) return path;
  const { pathname = '', search = '' } = parsePath(path);
  return pathname + naming(search, lineOf(session, service));
}

/** Adds the line to the loaded address, so that a reload or a copied link opens the same line. */
export function nameLine(): void {
  const place = openPlace();
  const address = named(place);
  if (address !== createPath(place)) history.replaceState(history.state, '', withBase(address));
}

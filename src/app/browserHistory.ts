import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import { openPlace, withBase } from '@/lib/base';

/** The open page: its address with the state that was passed to it, and how it was reached. */
export interface Place {
  action: NavigationType;
  location: Location;
}

export interface BrowserHistory extends Navigator {
  place: () => Place;
  /** Sets the one listener. @returns a function that removes it */
  listen: (onChange: (place: Place) => void) => () => void;
}

/** The browser's `history.state` of an address, in the form of React Router's own history. */
interface Entry {
  usr: unknown;
  /** Identifies this visit of the address. */
  key: string;
}

const newEntry = (usr: unknown): Entry => ({ usr, key: Math.random().toString(36).slice(2, 10) });

function currentEntry(): Entry {
  const { usr = null, key = 'default' } = (history.state ?? {}) as Partial<Entry>;
  return { usr, key };
}

const createHref = (to: To) => withBase(typeof to === 'string' ? to : createPath(to));

/** The address to go to; one that has only a query or a hash keeps the path of the open page. */
const addressOf = (to: To) =>
  createHref({ pathname: openPlace().pathname, ...(typeof to === 'string' ? parsePath(to) : to) });

/** The key of the open page's entry, which a reload keeps. */
export const openVisit = (): string => currentEntry().key;

/**
 * The browser's history for React Router's `Router`. Its listener hears of `push` and `replace` too.
 * @param onLeave hears of each move before it is drawn, with the key of the entry that is left
 */
export function browserHistory(onLeave: (visit: string) => void = () => undefined): BrowserHistory {
  let visit = openVisit();
  let action = NavigationType.Pop;
  let onChange: ((place: Place) => void) | undefined;
  const place = (): Place => {
    const { usr: state, key } = currentEntry();
    return { action, location: { ...openPlace(), state, key } };
  };
  const tell = (how: NavigationType) => {
    visit = openVisit();
    action = how;
    onChange?.(place());
  };
  const onPop = () => {
    onLeave(visit);
    tell(NavigationType.Pop);
  };
  return {
    place,
    createHref,
    go: (steps) => history.go(steps),
    push: (to, state: unknown = null) => {
      const address = addressOf(to);
      onLeave(visit);
      try {
        history.pushState(newEntry(state), '', address);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari refuses more than a hundred entries in half a minute.
        location.assign(location.origin + address);
        return;
      }
      tell(NavigationType.Push);
    },
    replace: (to, state: unknown = null, options) => {
      // What is only chosen within the page is the same visit.
      const key = options?.preventScrollReset ? { key: visit } : {};
      history.replaceState({ ...newEntry(state), ...key }, '', addressOf(to));
      tell(NavigationType.Replace);
    },
    listen: (listener) => {
      onChange = listener;
      addEventListener('popstate', onPop);
      return () => {
        onChange = undefined;
        removeEventListener('popstate', onPop);
      };
    },
  };
}

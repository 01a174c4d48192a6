import { useCallback } from 'react';
import {
  createPath,
  type NavigateFunction,
  type NavigateOptions,
  parsePath,
  type To,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import { openPlace, withBase } from '@/lib/base';
import { store } from './current';
import { lineOf, naming, ofType, withLine } from './line';

/** An address with the line that it is about, as every link has it. */
export const namedAddress = (address: string): string =>
  createPath(withLine(parsePath(address), store.current()));

/** The address of a screen for one of the customer's services, selected or not; one of a kind needs no line. */
export function addressFor(path: string, serviceId: string | undefined): string {
  const session = store.current();
  const service = session?.services.find(({ service_id }) => service_id === serviceId);
  if (!session || !service || ofType(session, service.service_type).length < 2) return path;
  const { pathname = '', search = '' } = parsePath(path);
  return pathname + naming(search, lineOf(session, service));
}

/** Adds the line to the loaded address, so that a reload or a copied link opens the same line. */
export function nameLine(): void {
  const address = createPath(openPlace());
  const named = namedAddress(address);
  if (named !== address) history.replaceState(history.state, '', withBase(named));
}

/** React Router's `useNavigate`, which adds the line to each address (`?line=`). */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number'
        ? navigate(to)
        : navigate(namedAddress(typeof to === 'string' ? to : createPath(to)), options),
    [navigate],
  );
}

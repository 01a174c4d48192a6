import { useCallback } from 'react';
import {
  createPath,
  type NavigateFunction,
  type NavigateOptions,
  type To,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import { namedAddress } from './lineAddress';

/** React Router's `useNavigate`, with the line that an address is about in each address. */
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

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readProblems, readWrongInAddress } from './operations';

/**
 * What is broken in the sources of the mock, and what of this address the mock doesn't have; each in a line.
 * When the mock was reloaded, everything is read again.
 */
export function useMockProblems(): readonly string[] {
  const queryClient = useQueryClient();
  const { key } = useLocation();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<readonly string[]>([]);

  useEffect(() => {
    // The panel itself says when the mock can't be reached.
    readProblems().then(setBroken, () => undefined);
    const follow = ({ problems }: { problems: readonly string[] }) => {
      setBroken(problems);
      if (problems.length === 0) readAgain(queryClient);
    };
    import.meta.hot?.on('mock:reloaded', follow);
    return () => import.meta.hot?.off('mock:reloaded', follow);
  }, [queryClient]);

  useEffect(() => {
    // Asked after the panel has put pins and faults back into the address.
    const { search } = location;
    if (/[?&](pin|fault|scenario)=/.test(search))
      readWrongInAddress(search).then(setWrong, () => undefined);
  }, [key]);

  return [...broken, ...wrong];
}

/** Reads everything again; a screen that the error dialog has replaced doesn't do so by itself. */
function readAgain(queryClient: QueryClient): void {
  const queries = queryClient.getQueryCache().getAll();
  if (queries.some(({ state }) => state.status === 'error')) location.reload();
  else void queryClient.invalidateQueries();
}

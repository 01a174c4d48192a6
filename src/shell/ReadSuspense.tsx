import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useReducer, useState } from 'react';
import { isForScreen } from '@/api/queryClient';

interface ReadSuspenseProps {
  fallback: ReactNode;
  /** What is waited for beside reads, such as code; the same one in each render. */
  until?: Promise<unknown>;
  children: ReactNode;
}

/**
 * A `Suspense` for what waits for reads. React by itself keeps a fallback for 300 ms once it is shown; this one
 * draws its children as soon as the screen has nothing left to wait for. What comes one by one is still
 * gathered by React, so that the page moves less often.
 */
export function ReadSuspense({ fallback, until, children }: ReadSuspenseProps) {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  return (
    <Suspense
      fallback={
        <Waiting until={until} draw={draw}>
          {fallback}
        </Waiting>
      }
    >
      {children}
    </Suspense>
  );
}

interface WaitingProps {
  until: Promise<unknown> | undefined;
  draw: () => void;
  children: ReactNode;
}

/** The fallback while it stands. An update is drawn at once, unlike what React tries again by itself. */
function Waiting({ until, draw, children }: WaitingProps) {
  const isReading = useIsFetching({ predicate: isForScreen }) > 0;
  const [come, setCome] = useState<Promise<unknown>>();
  useEffect(() => {
    const end = () => setCome(until);
    until?.then(end, end);
  }, [until]);
  useEffect(() => {
    if (!isReading && come === until) draw();
  }, [isReading, come, until, draw]);
  return children;
}

import styled from '@emotion/styled';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { writing } from '@/api/mutation';
import { visuallyHidden } from '@/theme/type';
import { RunningBar } from './RunningBar';

/** Lies over the page without taking the pointer or the focus: what is on screen stays usable. */
const Root = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  pointer-events: none;
`;

const Unseen = styled.p(visuallyHidden);

const patience = 300;

/**
 * The calm form of the loading overlay (specification 1, section 2): while a first read or a download
 * runs, not before 300 ms, and never for a refetch of what is already on screen. A write has
 * `WritesOverlay`, which takes the page's presses.
 */
export function LoadingOverlay() {
  const reading = useIsFetching({ predicate: (query) => query.state.status === 'pending' });
  const loading = useIsMutating({ predicate: ({ options }) => options.mutationKey !== writing });
  return <div role="status">{reading + loading > 0 && <AfterAWhile />}</div>;
}

function AfterAWhile() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    shown && (
      <Root>
        <RunningBar />
        <Unseen>読み込んでいます</Unseen>
      </Root>
    )
  );
}

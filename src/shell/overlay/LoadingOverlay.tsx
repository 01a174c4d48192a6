import Box from '@mui/material/Box';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { writing } from '@/api/mutation';
import { visuallyHidden } from '@/theme/type';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

const delayMs = 300;

// The words stand without it.
const bar = lazyWithPreload(() => import('./RunningBar').catch(() => ({ default: () => null })));

/**
 * The calm form of the loading overlay (specification 1, section 2): while a first read or a download
 * runs, without taking the pointer or the focus, not before 300 ms, and never for a refetch of what is already on screen. A write has
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
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    shown && (
      <Box
        data-print="none"
        sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 20, pointerEvents: 'none' }}
      >
        <Suspense fallback={null}>
          <bar.Component />
        </Suspense>
        <Box component="p" sx={visuallyHidden}>
          読み込んでいます
        </Box>
      </Box>
    )
  );
}

import Box from '@mui/material/Box';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { writing } from '@/api/mutation';
import { visuallyHidden } from '@/theme/type';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

const delayMs = 300;

// If the bar's code can't be loaded, the text is still announced.
const bar = lazyWithPreload(() => import('./RunningBar').catch(() => ({ default: () => null })));

/**
 * The loading overlay (docs/product.md §2.5) in a calm form: shown from 300 ms on while something is read
 * for the first time or downloaded, not for a refetch of what is already on screen. It takes neither
 * pointer nor focus. Writes have `WritesOverlay`, which blocks presses on the page.
 */
export function LoadingOverlay({ isComing = false }: { isComing?: boolean }) {
  const reading = useIsFetching({ predicate: (query) => query.state.status === 'pending' });
  const loading = useIsMutating({ predicate: ({ options }) => options.mutationKey !== writing });
  return <div role="status">{(isComing || reading + loading > 0) && <AfterAWhile />}</div>;
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

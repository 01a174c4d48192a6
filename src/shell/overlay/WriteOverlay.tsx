import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { WaitingSheetProps } from './WaitingSheet';

/** Above dialogs, since some of them send. */
export const overDialogs = 1400;

// If the code can't be loaded, presses are blocked all the same; an error would cost what was typed.
const nothing = () => ({ default: () => null });
const sheet = lazyWithPreload<WaitingSheetProps>(() => import('./WaitingSheet').catch(nothing));
const scrim = lazyWithPreload(() => import('./Scrim').catch(nothing));

/** Loads ahead what is shown while something is sent; loaded only then, it would compete with the request. */
export const fetchWaitingSheet = () => Promise.all([scrim.preload(), sheet.preload()]);

/** Nothing is shown for a write that is answered sooner, to avoid a flicker. */
const delayMs = 300;
/** After this time the sheet says that it takes long, and what to do. */
const long = 10_000;

export type WriteOverlayProps = Pick<WaitingSheetProps, 'lookAt'>;

/**
 * Lies over the page while something is sent (docs/product.md §2.5): no second press reaches it,
 * by pointer or keyboard. The focus stays where it was. After ten seconds it says where to look.
 */
export function WriteOverlay({ isWriting, lookAt }: WriteOverlayProps & { isWriting: boolean }) {
  const [isLeft, setLeft] = useState(false);
  if (!isWriting || isLeft) return <div role="status" />;
  return <Holding lookAt={lookAt} onLeave={() => setLeft(true)} />;
}

function Holding({ lookAt, onLeave }: WriteOverlayProps & { onLeave: () => void }) {
  const stage = useStageOfWaiting();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hold = (event: Event) => {
      if (event.target instanceof Node && own.current?.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Keys need no listener: one that presses a button or a link, or sends a form, fires a click too.
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, []);

  return (
    <>
      {stage !== 'begun' && (
        <Suspense fallback={null}>
          <scrim.Component />
        </Suspense>
      )}
      <Box
        data-print="none"
        sx={{
          position: 'fixed',
          inset: 0,
          zIndex: overDialogs + 1,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 400px)',
          placeContent: 'center',
          p: 5,
          pointerEvents: 'none',
        }}
      >
        {/* The scrim fades in outside, since screen readers announce every change in here. */}
        <div role="status">
          {stage !== 'begun' && (
            <Suspense fallback={null}>
              <sheet.Component
                ref={own}
                isLong={stage === 'long'}
                lookAt={lookAt}
                onLeave={onLeave}
              />
            </Suspense>
          )}
        </div>
      </Box>
    </>
  );
}

function useStageOfWaiting(): 'begun' | 'shown' | 'long' {
  const [stage, setStage] = useState<'begun' | 'shown' | 'long'>('begun');
  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('shown'), delayMs),
      setTimeout(() => setStage('long'), long),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return stage;
}

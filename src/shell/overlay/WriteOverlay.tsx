import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { later } from '@/ui/later';
import { Nowrap } from '@/ui/page/Page';
import { RunningBar } from './RunningBar';

/** Above dialogs, some of which send. */
export const overDialogs = 1400;

const scrim = later(() => import('./Scrim'));

/** Fetches ahead what darkens the page, which else shares the line with what is waited for. */
export const fetchScrim = scrim.fetch;

/** What comes sooner never flickers. */
const patience = 300;
/** After this it is said that it takes long, and what to do. */
const long = 10_000;

export interface WriteOverlayProps {
  /** Where it is seen afterwards whether it was taken; none where nobody is logged in. */
  lookAt?: { to: string; words: string };
}

/**
 * Lies over the page while something is sent (specification 1, section 2): no second press reaches it,
 * by pointer or keyboard. The focus stays where it was. After ten seconds it says where to look.
 */
export function WriteOverlay({ isWriting, lookAt }: WriteOverlayProps & { isWriting: boolean }) {
  const [isLeft, setLeft] = useState(false);
  if (!isWriting || isLeft) return <div role="status" />;
  return <Holding lookAt={lookAt} onLeave={() => setLeft(true)} />;
}

function Holding({ lookAt, onLeave }: WriteOverlayProps & { onLeave: () => void }) {
  const stage = useStageOfWaiting();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hold = (event: Event) => {
      if (event.target instanceof Node && sheet.current?.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // A key that presses a button or a link, or sends a form, makes a click too.
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, []);

  return (
    <>
      {stage !== 'begun' && (
        <Suspense fallback={null}>
          <scrim.Part />
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
        <div role="status">
          {stage !== 'begun' && (
            <Paper
              ref={sheet}
              sx={{
                position: 'relative',
                overflow: 'hidden',
                p: 7,
                borderRadius: 2,
                boxShadow: '0 24px 64px rgba(0, 0, 0, 0.28)',
                pointerEvents: 'auto',
                [media.dark]: { border: '1px solid var(--rule)' },
              }}
            >
              <RunningBar />
              {stage === 'shown' ? (
                <>
                  <Typography sx={type.dialogTitle}>送信しています</Typography>
                  <Typography sx={{ mt: 2 }}>このままお待ちください。</Typography>
                </>
              ) : (
                <>
                  <Typography sx={type.dialogTitle}>時間がかかっています</Typography>
                  <Typography sx={{ mt: 2 }}>
                    <Nowrap>もう一度押さずに、</Nowrap>
                    <Nowrap>このままお待ちください。</Nowrap>
                    {lookAt ? (
                      <>
                        <Nowrap>この画面を離れても、</Nowrap>
                        <Nowrap>送信は取り消されません。</Nowrap>
                        <Nowrap>受け付けられたかどうかは、</Nowrap>
                        <Nowrap>「{lookAt.words}」で</Nowrap>
                        <Nowrap>確かめられます。</Nowrap>
                      </>
                    ) : (
                      <>
                        <Nowrap>しばらく待っても</Nowrap>
                        <Nowrap>変わらないときは、</Nowrap>
                        <Nowrap>通信の状態を確かめて、</Nowrap>
                        <Nowrap>画面を読み込み直してください。</Nowrap>
                      </>
                    )}
                  </Typography>
                  {lookAt && (
                    <Box sx={{ mt: 4 }}>
                      <Button variant="text" href={lookAt.to} onClick={onLeave}>
                        {lookAt.words}を見る
                      </Button>
                    </Box>
                  )}
                </>
              )}
            </Paper>
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
      setTimeout(() => setStage('shown'), patience),
      setTimeout(() => setStage('long'), long),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return stage;
}

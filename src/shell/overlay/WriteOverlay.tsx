import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef, useState } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { later } from '@/ui/later';
import { Nowrap } from '@/ui/page/Page';
import { RunningBar } from './RunningBar';

/** Above dialogs, some of which send. */
export const overDialogs = 1400;

const Place = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${overDialogs + 1};
  display: grid;
  grid-template-columns: minmax(0, 400px);
  place-content: center;
  padding: 20px;
  pointer-events: none;
  @media print {
    display: none;
  }
`;

const Sheet = styled.div`
  pointer-events: auto;
  overflow: hidden;
  position: relative;
  padding: 28px;
  border-radius: 8px;
  background: var(--sheet);
  color: var(--ink);
  box-shadow: 0 24px 64px rgba(0, 0, 0, 0.28);
  ${media.dark} {
    border: 1px solid var(--rule);
  }
`;

const Title = styled.p`
  ${type.dialogTitle};
`;

const Text = styled.p`
  margin-top: 8px;
`;

const Ways = styled.div`
  margin-top: 16px;
`;

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
      <Place>
        <div role="status">
          {stage !== 'begun' && (
            <Sheet ref={sheet}>
              <RunningBar />
              {stage === 'shown' ? (
                <>
                  <Title>送信しています</Title>
                  <Text>このままお待ちください。</Text>
                </>
              ) : (
                <>
                  <Title>時間がかかっています</Title>
                  <Text>
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
                  </Text>
                  {lookAt && (
                    <Ways>
                      <Button variant="text" href={lookAt.to} onClick={onLeave}>
                        {lookAt.words}を見る
                      </Button>
                    </Ways>
                  )}
                </>
              )}
            </Sheet>
          )}
        </div>
      </Place>
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

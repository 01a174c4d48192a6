import Button from '@mui/material/Button';
import { type ReactNode, Suspense } from 'react';
import { procedureMessages } from '@/catalogue/messages';
import { useRefetchStatus } from './useRefetchStatus';

const { unknown } = procedureMessages;

/** Shows `children` once the state is read again after a write; until then, that it is being read or could not be. */
export function RefetchStatus({ children }: { children: ReactNode }) {
  const { state, again } = useRefetchStatus();
  return (
    <>
      {state === 'reading' && <p>{unknown.reading}</p>}
      {state === 'failed' && (
        <>
          <p>{unknown.unread}</p>
          <Button variant="text" onClick={again}>
            もう一度読み込む
          </Button>
        </>
      )}
      {/* Hidden, not unmounted, so that its own reads go on. */}
      <div hidden={state !== 'fresh'}>
        <Suspense fallback={<p>{unknown.reading}</p>}>{children}</Suspense>
      </div>
    </>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { procedureMessages } from '@/catalogue/messages';
import { useProcedure } from './procedureData';
import { RefetchStatus } from './RefetchStatus';

const { unknown } = procedureMessages;

/** Says that nobody knows whether the request took effect, and what the state shows once it is read again. */
export function UnknownNotice() {
  const { unknownSince, unknownAction } = useProcedure().draft;
  const notice = useRef<HTMLDivElement>(null);
  const shown = useRef(unknownSince);
  useEffect(() => {
    // It is at the head of the page, and the button that was pressed at its end.
    if (shown.current !== unknownSince) notice.current?.focus();
    shown.current = unknownSince;
  }, [unknownSince]);
  if (!unknownSince) return null;
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" role="status">
      <AlertTitle component="h2">{unknown.title}</AlertTitle>
      {unknownAction && <p>{`送信した内容：${unknownAction}`}</p>}
      <p>{unknown.text}</p>
      <RefetchStatus>
        <State key={unknownSince} sentAt={unknownSince} />
      </RefetchStatus>
    </Alert>
  );
}

/** Keeps the values that were sent, even if the customer types others for another attempt. */
function State({ sentAt }: { sentAt: string }) {
  const { unknown: stateOf } = useProcedure();
  const { getValues } = useFormContext();
  const [values] = useState(() => getValues());
  return stateOf({ values, sentAt: new Date(sentAt) });
}

/** Shown when a later step was opened and nothing of the earlier ones is kept. */
export function StartAgain() {
  return (
    <Alert severity="error" role="alert" sx={{ mb: 7 }}>
      <AlertTitle component="h2">{procedureMessages.startAgain}</AlertTitle>
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { procedureMessages } from '@/catalogue/messages';
import { withoutTitle } from '@/catalogue/refusals';
import { useOnline } from '@/ui/useOnline';
import type { SendingProblem } from './failure';

/** Why sending failed, which screen readers read out at once; nothing where there is no problem. */
export function SendingAlert({ problem }: { problem: SendingProblem | undefined }) {
  if (!problem) return null;
  return problem.title === offline.title ? (
    <OfflineProblem problem={problem} />
  ) : (
    <Problem problem={problem} />
  );
}

const { offline, online: back } = procedureMessages;

/** What only the line was in the way of can be sent once it is back. */
function OfflineProblem({ problem }: { problem: SendingProblem }) {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  if (!online || !wasOffline) return <Problem problem={problem} />;
  return (
    <Box sx={{ mt: 7 }}>
      <Alert severity="info" role="status">
        <AlertTitle component="h2">{back.title}</AlertTitle>
        {back.text}
      </Alert>
    </Box>
  );
}

function Problem({ problem: { title, text } }: { problem: SendingProblem }) {
  return (
    <Box sx={{ mt: 7 }}>
      <Alert severity="error" role="alert">
        <AlertTitle component="h2">{title}</AlertTitle>
        {typeof text === 'string' ? withoutTitle(title, text) : text}
      </Alert>
    </Box>
  );
}

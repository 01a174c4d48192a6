import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { withoutTitle } from '@/catalogue/refusals';
import type { SendingProblem } from './failure';

/** Why sending failed, which screen readers read out at once; nothing where there is no problem. */
export function SendingAlert({ problem }: { problem: SendingProblem | undefined }) {
  if (!problem) return null;
  const { title, text } = problem;
  return (
    <Box sx={{ mt: 7 }}>
      <Alert severity="error" role="alert">
        <AlertTitle component="h2">{title}</AlertTitle>
        {typeof text === 'string' ? withoutTitle(title, text) : text}
      </Alert>
    </Box>
  );
}

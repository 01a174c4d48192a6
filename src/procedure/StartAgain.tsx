import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { procedureMessages } from '@/catalogue/messages';

/** Shown when a later step was opened and nothing of the earlier ones is kept. */
export function StartAgain() {
  return (
    <Alert severity="error" role="alert" sx={{ mb: 7 }}>
      <AlertTitle component="h2">{procedureMessages.startAgain}</AlertTitle>
    </Alert>
  );
}

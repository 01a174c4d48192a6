import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { invoiceUnchanged } from '@/catalogue/billing';
import type { DownloadProblem } from './useDownload';

interface DownloadFailureProps {
  failure: DownloadProblem;
  /** Level of its heading: one below what it stands in. */
  level: 2 | 3;
}

/** Why a PDF of a bill or of what was paid back didn't come, what to do, and what it leaves as it was. */
export function DownloadFailure({ failure, level }: DownloadFailureProps) {
  return (
    <Alert severity="error" role="alert">
      <AlertTitle
        component={`h${level}`}
      >{`ダウンロードできませんでした。${failure.title}`}</AlertTitle>
      <p>
        {failure.text}
        {invoiceUnchanged}
      </p>
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { invoiceUnchanged } from '@/catalogue/billing';
import type { DownloadProblem } from './useDownload';

interface DownloadFailureProps {
  failure: DownloadProblem;
  /** Level of its heading: one below what it stands in. */
  level: 2 | 3;
}

/**
 * Says why the PDF of a bill or a refund couldn't be downloaded, what to do, and that the bill hasn't
 * changed.
 */
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

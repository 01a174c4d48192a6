import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useMutation } from '@tanstack/react-query';
import { BusinessError, SessionError } from '@/api/errors';
import { invoiceUnchanged } from '@/catalogue/billing';
import { failureOf } from '@/shell/error/FailedScreen';

/** Why a file didn't come, and what to do. */
export interface DownloadProblem {
  title: string;
  text: string;
}

/**
 * Downloads one file at a time. `failure` says why it failed, except when the session has ended.
 * @param hand fetches the file and hands it to the browser
 * @param missing the message for a file that doesn't exist
 */
export function useDownload<File>(hand: (file: File) => Promise<void>, missing: DownloadProblem) {
  const { mutate, isPending, error } = useMutation({ mutationFn: hand });
  return {
    download: (file: File) => {
      if (!isPending) mutate(file);
    },
    isPending,
    failure: error === null ? undefined : problemOf(error, missing),
  };
}

function problemOf(error: Error, missing: DownloadProblem): DownloadProblem | undefined {
  if (error instanceof SessionError) return undefined;
  return error instanceof BusinessError && error.status === 404 ? missing : failureOf(error);
}

interface DownloadFailureProps {
  failure: DownloadProblem;
  /** Level of its heading: one below what it is in. */
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

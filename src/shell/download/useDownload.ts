import { useMutation } from '@tanstack/react-query';
import { BusinessError, SessionError } from '@/api/errors';
import { failureOf } from '../error/failureOf';

/** Why a file didn't come, and what to do. */
export interface DownloadProblem {
  title: string;
  text: string;
}

/**
 * The download of a file: one at a time, and why it failed, unless the session is over.
 * @param hand fetches the file and hands it to the browser
 * @param missing the words for a file that isn't there
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

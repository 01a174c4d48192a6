import { useMutation } from '@tanstack/react-query';
import { OutcomeError, SessionError } from '@/api/errors';
import { invoiceMissing } from '@/catalogue/billing';
import { failureOf } from '@/shell/error/failureOf';
import { downloadInvoice, type InvoiceFile } from './queries';

/** The download of an invoice: one at a time, and why it failed, unless the session is over. */
export function useInvoice() {
  const { mutate, isPending, error } = useMutation({ mutationFn: downloadInvoice });
  const failure =
    error === null || error instanceof SessionError
      ? undefined
      : error instanceof OutcomeError && error.status === 404
        ? invoiceMissing
        : failureOf(error);
  return {
    download: (file: InvoiceFile) => {
      if (!isPending) mutate(file);
    },
    isPending,
    failure,
  };
}

import { useMutation } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { OutcomeError, SessionError } from '@/api/errors';
import { invoiceMissing, invoiceUnchanged } from '@/catalogue/billing';
import { downloadInvoice, type CurrentBill } from '@/screens/fibre/billing/queries';
import { failureOf } from '@/shell/error/failureOf';
import { unseen } from '@/theme/type';
import { Actions } from '@/ui/link/Actions';
import { Link } from '@/ui/link/Link';
import { Alert } from '@/ui/message/Alert';

const Below = styled.div`
  margin-top: 20px;
`;

const Unseen = styled.span(unseen);

interface InvoiceLinkProps {
  bill: CurrentBill;
  /** The actions before it. */
  children: ReactNode;
}

/** The hero's actions with the link to its invoice, which says that it is coming and why it didn't. */
export function InvoiceLink({ bill, children }: InvoiceLinkProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: downloadInvoice });
  const subSystemId = bill.has_invoice ? bill.sub_system_id : null;
  const failure =
    error instanceof OutcomeError && error.status === 404 ? invoiceMissing : failureOf(error);
  return (
    <>
      <Actions>
        {children}
        {subSystemId && (
          <Link
            standalone
            icon="download"
            onClick={() => {
              if (!isPending) mutate({ month: bill.month, subSystemId });
            }}
          >
            {isPending ? '請求書を準備しています' : '請求書をダウンロード(PDF)'}
          </Link>
        )}
      </Actions>
      <Unseen role="status">{isPending && '請求書を準備しています'}</Unseen>
      {error && !(error instanceof SessionError) && (
        <Below>
          <Alert
            kind="danger"
            live
            level={2}
            title={`ダウンロードできませんでした。${failure.title}`}
          >
            <p>
              {failure.text}
              {invoiceUnchanged}
            </p>
          </Alert>
        </Below>
      )}
    </>
  );
}

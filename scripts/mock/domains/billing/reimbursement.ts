import { fullName } from '../../customers/customer.ts';
import { statementPdf } from '../../pdf/statementPdf.ts';
import { FileResponse, type Handlers, Refusal } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { issuer } from './invoice.ts';

/** Files of the refund statements, made of the same data as their list. */
export const reimbursement: Handlers = {
  getRefundInvoiceDownload: ({ mock, customer, service, query }) => {
    if (service.examples.getRefundBilling === 'not_found') return new Refusal('not_found');
    const { statements } = exampleOf(mock, service, 'getRefundBilling');
    const statement = statements.find((one) => one.statement_id === query.statement_id);
    if (!statement) return new Refusal('not_found');
    return new FileResponse(
      'application/pdf',
      `minamo-refund-${statement.statement_id}.pdf`,
      statementPdf(statement, {
        name: fullName(customer),
        phone: service.listed.phone_number ?? '',
        issuer,
      }),
    );
  },
};

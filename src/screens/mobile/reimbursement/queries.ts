import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';

/** Statements of refunds. A SIM without any is refused, which is returned as data: the screen says so. */
export const refundStatements = () => queryOrRejection(read(api.getRefundBilling), ['not_found']);

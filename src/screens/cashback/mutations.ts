import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import type { CashbackValues } from './cashbackValues';

const accountOf = ({ bank_code, branch_code, kind, holder_kana }: CashbackValues) => ({
  bank_code,
  branch_code,
  kind: kind || 'ordinary',
  holder_kana,
});

/**
 * Registers the account of a fibre cashback.
 * @throws ApiError; BusinessError `cashback_already_paid`, `cashback_not_eligible`, `cashback_expired`, `account_not_found`
 */
export function registerFibre(values: CashbackValues, confirmed: Schema.Terms) {
  const { cashback_id, account_number } = values;
  return call(api.postRegistCashbackAccount, {
    body: { ...accountOf(values), cashback_id, account_number, confirmed },
  });
}

/**
 * Registers the account of the SIM's cashback.
 * @throws ApiError; BusinessError `register_account_cashback_procedure_complete` and as for fibre
 */
export function registerMobile(values: CashbackValues, confirmed: Schema.Terms) {
  return call(api.postMobileCashbackAccount, {
    body: { ...accountOf(values), number: values.account_number, confirmed },
  });
}

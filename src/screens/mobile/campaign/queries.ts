import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import type { MobileCashbackRefusalCode } from '@/catalogue/generated/codes';
// Without `bad_request`: the customer has typed nothing, so there is nothing to explain to them.
const refusals: (MobileCashbackRefusalCode | 'not_found')[] = [
  'not_found',
  'register_account_cashback_procedure_complete',
  'cashback_not_eligible',
  'cashback_expired',
];

/** The account to which a cashback is paid; a refusal if there is no cashback that needs an account. */
export const cashbackAccount = () => queryOrRejection(read(api.getMobileCashbackAccount), refusals);

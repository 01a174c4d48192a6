import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read } from '@/api/query';
import { isWithoutMethod } from '@/catalogue/billing';
import { procedureTitle } from '@/catalogue/contract';
import type { ServiceType } from '@/config/runtimeConfig';

type Procedure = Schema.Contract['procedures'][number];

/** How the procedures of a contract are called, which depends on what was set so far. */
export function useProcedureTitle(
  { is_verified_email }: Schema.Contract,
  type: ServiceType,
): (code: Procedure['code']) => string {
  const { data } = useQuery(read(api.getPayment, ofService(type)));
  return (code) =>
    procedureTitle(
      code,
      (code === 'email' && !is_verified_email) ||
        (code === 'payment' && data !== undefined && isWithoutMethod(data.method)),
    );
}

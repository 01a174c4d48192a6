import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import type { ServiceType } from '@/config/runtimeConfig';
import { Nowrap } from '@/ui/page/Page';

interface BillsUntilThenProps {
  type: ServiceType;
  /** Month of the first bill of another payment method; null while it isn't known. */
  startsMonth: string | null;
}

/** How the bills before a change of the payment method are paid; nothing where there is none before it. */
export function BillsUntilThen({ type, startsMonth }: BillsUntilThenProps) {
  const { data } = useQuery(read(api.getBilling, ofService(type)));
  const isFirst = !data?.months.some(({ month }) => startsMonth !== null && month < startsMonth);
  if (isFirst) return null;
  return (
    <>
      それまでのご請求は、いままでの<Nowrap>お支払い方法</Nowrap>です。
    </>
  );
}

import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';

/** Why the customer's data can't be changed now, and from when they can. */
export function useCustomerBlocked(): Blocked | undefined {
  const { data: contract } = useSuspenseQuery(read(api.getContract, ofService('fixed')));
  const why = reasonOf(contract);
  if (!why) return undefined;
  return {
    opens: why.opens,
    reason: <p>{why.text}</p>,
    possible: <p>いまの登録内容は、ご契約情報でお確かめいただけます。</p>,
    actions: (
      <Button variant="secondary" href={paths.contract()}>
        ご契約情報を見る
      </Button>
    ),
  };
}

function reasonOf(contract: Schema.Contract): { text: string; opens?: string } | undefined {
  const listed = contract.procedures.find(({ code }) => code === 'customer');
  if (listed?.is_available) return undefined;
  if (listed?.reason) return { text: listed.reason, opens: listed.available_from ?? undefined };
  if (contract.status === 'QUIT' || contract.status === 'CNCL')
    return { text: 'ご契約が終わっているため、登録情報は変更できません。' };
  if (contract.status === 'QTWT') return { text: '解約の手続き中のため、お手続きいただけません。' };
  return { text: 'ご契約の状態により、いまはお手続きいただけません。' };
}

import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { background } from '@/api/queryClient';
import { endless, formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { CurrentContent } from '@/procedure/CurrentContent';
import { WordWrap } from '@/ui/WordWrap';

/** What fibre is and costs before a procedure. */
export function CurrentFibre() {
  const { data: contract, isError } = useQuery({
    ...read(api.getContract, ofService('fixed')),
    meta: background,
  });
  return (
    <CurrentContent
      isUnread={isError}
      items={
        contract
          ? [
              { term: 'プラン', value: <WordWrap>{contract.plan_name}</WordWrap> },
              { term: '毎月の基本料金', value: formatYen(contract.monthly_fee) },
              { term: 'ご利用開始日', value: formatFullDay(contract.started_on) },
              contract.quit_on !== endless && {
                term: '解約希望日',
                value: formatFullDay(contract.quit_on),
              },
            ]
          : []
      }
    />
  );
}

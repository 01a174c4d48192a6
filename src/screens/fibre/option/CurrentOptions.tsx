import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import { formatYen } from '@/lib/yen';
import { CurrentContent } from '@/procedure/CurrentContent';
import { isContracted, offersOf } from './offers';

/** How many options are contracted and what they cost a month; nothing while it can't be read. */
export function CurrentOptions() {
  const list = useQuery({ ...read(api.getOption), meta: background }).data;
  return (
    <CurrentContent
      items={
        list
          ? [
              {
                term: 'ご契約中のオプション',
                value: `${offersOf(list.options, undefined).filter(isContracted).length}件`,
              },
              { term: 'オプション料金', value: `毎月${formatYen(list.monthly_total)}` },
            ]
          : []
      }
    />
  );
}

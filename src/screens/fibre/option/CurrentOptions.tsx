import { useQuery } from '@tanstack/react-query';
import { background } from '@/api/queryClient';
import { formatYen } from '@/lib/yen';
import { CurrentContent } from '@/procedure/CurrentContent';
import { isContracted, offersOf } from './offers';
import { optionQueries } from './queries';

/** How many options are contracted and what they cost a month; nothing while it can't be read. */
export function CurrentOptions() {
  const list = useQuery({ ...optionQueries.list(), meta: background }).data;
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

import { useSuspenseQuery } from '@tanstack/react-query';
import { fibreOption } from '@/catalogue/fibreOptions';
import { optionStatus } from '@/ui/status/statuses';
import { optionQueries } from '../queries';
import type { TogetherValues } from './together';

/** How each of the chosen options stands, read again. */
export function TogetherUnknown({ values: { codes, dropped } }: { values: TogetherValues }) {
  const { data } = useSuspenseQuery(optionQueries.list());
  return (
    <ul>
      {[...codes, ...dropped].map((code) => {
        const status = data.options.find((option) => option.code === code)?.status ?? 'NONE';
        return (
          <li key={code}>
            {fibreOption(code)?.name ?? code}は、いま「{optionStatus(status).label}」です。
          </li>
        );
      })}
    </ul>
  );
}

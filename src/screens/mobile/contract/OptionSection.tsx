import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { Link } from '@/ui/link/Link';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';
import { Small } from '@/ui/Text';
import { mobileContractQueries, type MobileOption } from './queries';

const changes: Record<NonNullable<MobileOption['pending']>['operation'], string> = {
  add: '追加の手続き中',
  remove: '解約の手続き中',
  update: '変更の手続き中',
};

/** Options in use and those under way, with their sum. */
export function OptionSection({ detail }: { detail?: boolean }) {
  const isKnown = useKnownPaths();
  const { options, monthly_amount } = useSuspenseQuery(mobileContractQueries.option()).data;
  const rows = options.filter(({ status, pending }) => status === 'using' || pending);
  return (
    <Section
      label="オプション"
      caption={rows.length > 0 ? `${rows.length}件・毎月 ${formatYen(monthly_amount)}` : undefined}
      aside={
        !detail &&
        isKnown(paths.mobileOption()) && (
          <Link standalone to={paths.mobileOption()}>
            オプションを変更する
          </Link>
        )
      }
    >
      {rows.length === 0 ? (
        <p>ご利用中のオプションはありません。</p>
      ) : (
        <>
          <DataTable
            caption="ご利用中のオプション"
            rows={rows}
            rowKey={(row) => row.key}
            columns={[
              { key: 'name', head: 'オプション', cell: (row) => row.name },
              { key: 'since', head: 'ご利用開始日', below: true, cell: sinceWords },
              { key: 'fee', head: '毎月の料金', right: true, cell: feeWords },
            ]}
          />
          {rows.some(({ monthly_fee }) => monthly_fee === null) && (
            <Small>「-」の料金は、ご契約のときにお渡しした書面でご確認ください。</Small>
          )}
        </>
      )}
    </Section>
  );
}

function sinceWords({ started_on, pending }: MobileOption) {
  if (pending) return `${changes[pending.operation]}・${formatDay(pending.starts_on)}から`;
  return started_on ? `${formatFullDay(started_on)}から` : '-';
}

const feeWords = ({ monthly_fee }: MobileOption) =>
  monthly_fee === null ? '-' : formatYen(monthly_fee);

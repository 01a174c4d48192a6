import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, unknownWord } from '@/catalogue/labelOf';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { Amount } from '@/ui/figure/Amount';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';
import { WordWrap } from '@/ui/WordWrap';
/** An option, or a call option or service, which has no first day. */
type Row = Pick<Schema.MobileOption, 'name' | 'monthly_fee' | 'started_on' | 'pending'> & {
  key: string;
  /** Whether it is known whether it is in use. */
  isRead: boolean;
};

const changes: Record<Code.MobileOptionOperation, string> = {
  add: '追加の手続き中',
  remove: '解約の手続き中',
  update: '変更の手続き中',
};

/** Options in use and those under way, with their sum. */
export function OptionSection({ detail }: { detail?: boolean }) {
  const { options, calls, monthly_amount } = useSuspenseQuery(read(api.getMobileOption)).data;
  const rows: Row[] = [
    ...options
      .filter(({ status, pending }) => status !== 'none' || pending)
      .map((option) => ({
        ...option,
        isRead: option.status === 'using' || option.pending !== null,
      })),
    ...calls.map(({ name, monthly_fee }) => ({
      key: name,
      name,
      monthly_fee,
      started_on: null,
      pending: null,
      isRead: true,
    })),
  ];
  const count = rows.filter(({ isRead }) => isRead).length;
  return (
    <Section
      label="オプション"
      caption={count > 0 ? `${count}件・毎月 ${formatYen(monthly_amount)}` : undefined}
      aside={
        !detail && (
          <Button variant="text" href={paths.mobileOption()}>
            オプションを変更する
          </Button>
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
              { key: 'name', head: 'オプション', cell: (row) => <WordWrap>{row.name}</WordWrap> },
              { key: 'since', head: 'ご利用開始日', below: true, cell: sinceText },
              { key: 'fee', head: '毎月の料金', right: true, cell: feeText },
            ]}
          />
          {rows.some(({ monthly_fee, isRead }) => isRead && monthly_fee === null) && (
            <Typography variant="body2" color="textSecondary">
              「-」の料金は、ご契約のときにお渡しした書面でご確認ください。
            </Typography>
          )}
        </>
      )}
    </Section>
  );
}

function sinceText({ started_on, pending, isRead }: Row) {
  if (!isRead) return unknownWord;
  if (pending)
    return (
      <>
        {labelOf(changes, pending.operation)}・<Nowrap>{formatDay(pending.starts_on)}から</Nowrap>
      </>
    );
  return started_on ? <Nowrap>{formatFullDay(started_on)}から</Nowrap> : '-';
}

function feeText({ monthly_fee, isRead }: Row) {
  if (monthly_fee === null || !isRead) return '-';
  return monthly_fee === 0 ? '無料' : <Amount value={monthly_fee} />;
}

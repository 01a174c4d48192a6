import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { formatGb } from '@/lib/data';
import { untilFullDay } from '@/lib/date';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';

/** The mailboxes of the contract and how full they are. */
export function MailboxSection() {
  const { mailboxes, capacity_mb } = useSuspenseQuery(read(api.getSonetMail)).data;
  const used = ({ used_mb }: Schema.Mailbox) =>
    used_mb >= capacity_mb ? 'いっぱいです' : `${formatGb(used_mb)}GB`;
  return (
    <Section
      label={`${brand.name}のメール`}
      caption={
        mailboxes.length > 0
          ? `${mailboxes.length}件・1件 ${formatGb(capacity_mb)}GBまで`
          : undefined
      }
    >
      {mailboxes.length === 0 ? (
        <p>メールアドレスはまだありません。</p>
      ) : (
        <DataTable
          caption={`${brand.name}のメールアドレス`}
          rows={mailboxes}
          rowKey={(row) => row.address}
          columns={[
            { key: 'address', head: 'メールアドレス', cell: (row) => row.address },
            {
              key: 'until',
              head: '使える期間',
              below: true,
              cell: (row) => untilFullDay(row.ends_on),
            },
            { key: 'used', head: '使用量', right: true, cell: used },
          ]}
        />
      )}
    </Section>
  );
}

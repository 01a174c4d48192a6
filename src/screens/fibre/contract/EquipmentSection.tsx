import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';

/** Equipment that is lent to the customer. */
export function EquipmentSection() {
  const { equipment } = useSuspenseQuery(read(api.getFixedContract)).data;
  return (
    <Section
      label="お貸ししている機器"
      caption={equipment.length > 0 ? `${equipment.length}台` : undefined}
    >
      {equipment.length === 0 ? (
        <p>お貸ししている機器はありません。</p>
      ) : (
        <DataTable
          caption="お貸ししている機器"
          rows={equipment}
          rowKey={(row) => row.equipment_id}
          columns={[
            { key: 'name', head: '機器', cell: (row) => row.name },
            {
              key: 'serial',
              head: '製造番号の末尾',
              below: true,
              cell: (row) => (row.serial_last4 ? `末尾 ${row.serial_last4}` : 'お届け前'),
            },
            {
              key: 'return',
              head: '解約のとき',
              right: true,
              cell: (row) => (row.must_return ? 'ご返却が必要' : 'ご返却は不要'),
            },
          ]}
        />
      )}
    </Section>
  );
}

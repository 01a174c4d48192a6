import Chip, { type ChipProps } from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { billStatus, cashbackStatus, optionStatus } from '@/screens/shared/statuses';
import { Mark } from '@/theme/icon/Mark';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';
import { Status } from '@/ui/status/Status';
import { Line } from './Grid';

const bills = ['0', '1', '2', '3', '4', '5', '6', '他'];
const help = [
  '金額の確定前。確定予定日を添える',
  '確定し、引き落とし日を待つ',
  '残りの金額と期限を添える',
  '支払い日を添える',
  '窓口の連絡先を添える',
  '期限と支払い方法を添える',
  '理由と連絡先を添える',
  '再読み込みの操作を添える',
];

const chips: readonly (ChipProps & { name: string })[] = [
  { name: 'plain', icon: <Mark name="filled" />, label: '利用中' },
  { name: 'plain secondary', color: 'secondary', icon: <Mark name="dash" />, label: '解約済み' },
  { name: 'outlined', variant: 'outlined', icon: <Mark name="square" />, label: '請求' },
  {
    name: 'outlined warning',
    variant: 'outlined',
    color: 'warning',
    icon: <Mark name="triangle" />,
    label: '入金待ち',
  },
  { name: 'filled small', variant: 'filled', size: 'small', label: '必須' },
  {
    name: 'outlined secondary small',
    variant: 'outlined',
    color: 'secondary',
    size: 'small',
    label: '任意',
  },
];

/** Each state with its shape and its word. */
export function Statuses() {
  return (
    <>
      <Section label="請求の状態" caption="箱があるものは、お客さまの対応が必要">
        <DataTable
          caption="請求の状態"
          rows={bills.map((code, index) => ({ code, help: help[index] }))}
          rowKey={(row) => row.code}
          columns={[
            { key: 'code', head: 'コード', cell: (row) => row.code },
            { key: 'shown', head: '表示', cell: (row) => <Status {...billStatus(row.code)} /> },
            { key: 'help', head: 'いつ・何を', cell: (row) => row.help, below: true },
          ]}
        />
      </Section>
      <Section label="札" caption="Chip">
        <Line>
          {chips.map(({ name, ...chip }) => (
            <div key={name}>
              <Typography variant="caption" color="textSecondary">
                {name}
              </Typography>
              <Chip {...chip} />
            </div>
          ))}
        </Line>
      </Section>
      <Section label="オプションの状態">
        <Line>
          {(['NONE', 'ENTR', 'SRVC', 'CNCL', 'QTWT', 'QUIT'] as const).map((code) => (
            <Status key={code} {...optionStatus(code)} />
          ))}
          <Status mark="triangle" label="対応が必要です" box="caution" />
        </Line>
      </Section>
      <Section label="特典の状態">
        <Line>
          {(['0', '1', '2', '3', '4', '5', '6', '7'] as const).map((code) => (
            <Status key={code} {...cashbackStatus(code)} />
          ))}
        </Line>
      </Section>
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { formatNumber, formatYen } from '@/lib/yen';
import { Ruler } from '@/ui/chart/Ruler';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { DataTable } from '@/ui/row/DataTable';
import type { OrderValues } from '../order/orderForm';
import { ChoiceFields } from './ChoiceFields';
import { RulerLegend } from './RulerLegend';
import { type Cost, watchOverCost } from './watchOverCost';

/** How the device is paid, and what it costs in all (docs/design.md §7). */
export function WatchOverFields() {
  const { data } = useSuspenseQuery(read(api.getOptionWatchOver));
  const { control } = useFormContext<OrderValues>();
  const byInstalments = useWatch({ control, name: 'choice' }) === 'instalments';
  const { entry_fee, device_price, device_instalment, monthly_fee } = data;
  const count = data.device_instalment_count;
  const { lumpSum, instalments } = watchOverCost(data);
  const surcharge = instalments.total - lumpSum.total;
  const total = (byInstalments ? instalments : lumpSum).total;
  const device = byInstalments ? device_instalment * count : device_price;
  const parts = [
    { key: 'entry', label: `事務手数料 ${formatYen(entry_fee)}`, value: entry_fee },
    { key: 'device', label: `機器代金 ${formatYen(device)}`, value: device },
    {
      key: 'fee',
      label: `月額 ${formatYen(monthly_fee)} × ${count}か月`,
      value: monthly_fee * count,
    },
  ];
  const chosen = (yen: number, isChosen: boolean) => <Amount value={yen} muted={!isChosen} />;
  const rows: { key: keyof Cost; name: string; note?: string }[] = [
    { key: 'first', name: 'はじめの月', note: `事務手数料 ${formatYen(entry_fee)}を含みます` },
    { key: 'during', name: '2か月目から', note: `${count}か月目まで` },
    { key: 'after', name: `${count + 1}か月目から` },
  ];
  return (
    <>
      <ChoiceFields
        name="choice"
        label="機器代金のお支払い方法"
        rows={[
          {
            value: 'lump_sum',
            title: '一括払い',
            help: 'はじめの月にお支払い',
            amount: <Amount value={device_price} />,
          },
          {
            value: 'instalments',
            title: `${count}回の分割払い`,
            help: `合計 ${formatYen(device_instalment * count)}${surcharge > 0 ? '' : '・手数料はかかりません'}`,
            amount: <Amount value={device_instalment} unit={`円 × ${count}回`} />,
          },
        ]}
      />
      <Box sx={{ mt: 7 }}>
        <DataTable
          caption="かかる費用"
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'when',
              head: 'かかる費用',
              cell: ({ name, note }) => (
                <>
                  {name}
                  {note && (
                    <Typography variant="body2" color="textSecondary">
                      {note}
                    </Typography>
                  )}
                </>
              ),
            },
            {
              key: 'lump',
              head: '一括払い',
              right: true,
              cell: ({ key }) => chosen(lumpSum[key], !byInstalments),
            },
            {
              key: 'parts',
              head: `${count}回払い`,
              right: true,
              cell: ({ key }) => chosen(instalments[key], byInstalments),
            },
          ]}
        />
      </Box>
      <GrandTotal
        flush
        label={`${count}か月の合計`}
        caption={surcharge === 0 ? 'どちらの払い方でも同じです' : undefined}
        value={formatNumber(total)}
      />
      <Box sx={{ mt: 7 }}>
        <Ruler
          label={`${count}か月の合計 ${formatYen(total)}の内訳`}
          parts={parts}
          total={total}
          unit="円"
          format={(yen) => (yen === 0 ? '0円' : `${yen / 10_000}万円`)}
          height={26}
        />
        <RulerLegend labels={parts.map(({ label }) => label)} />
      </Box>
      <Announcement>{`${byInstalments ? `${count}回払い` : '一括払い'}では、${count}か月の合計は${formatYen(total)}です。`}</Announcement>
    </>
  );
}

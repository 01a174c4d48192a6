import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { deviceInstalments } from '@/catalogue/fibreOptions/terms';
import { formatNumber, formatYen } from '@/lib/yen';
import { Swatch } from '@/ui/chart/Pattern';
import { Ruler } from '@/ui/chart/Ruler';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { DataTable } from '@/ui/row/DataTable';
import { Order, type OrderOf, type OrderValues } from '../order/Order';
import { ChoiceFields } from '../order/orderParts';
import { postOrder } from '../orders';
import { choiceOutcome } from './choice';

const { amount, times } = deviceInstalments;

const payments = [
  { value: 'lump_sum', title: '一括払い' },
  { value: 'instalments', title: `${times}回の分割払い(${formatYen(amount)} × ${times}回)` },
] as const;

const paymentOf = (choice: string) => payments.find(({ value }) => value === choice);

/** 見守りデバイス: benefit price, and the device in one sum or in instalments. */
export function WatchOverEntry(of: OrderOf) {
  const data = useRead(api.getOptionWatchOver);
  const { entry_fee, device_price, device_instalment, device_instalment_count: count } = data;
  return (
    <Order
      {...of}
      fields={[{ name: 'choice', label: '機器代金' }]}
      defaults={{ choice: 'instalments' }}
      submit={({ choice }, confirmed) =>
        postOrder({
          code: of.code,
          order_type: '1',
          choice: paymentOf(choice)?.value ?? null,
          confirmed,
        })
      }
      review={({ choice }) => ({
        rows: [
          { term: '機器代金', value: paymentOf(choice)?.title, strong: true, field: 'choice' },
        ],
        ...(choice === 'instalments'
          ? {
              once: {
                yen: entry_fee,
                note: `事務手数料。ほかに機器代金 ${formatYen(device_instalment)} × ${count}回`,
              },
              instalment: { yen: device_instalment, count },
              leavingNote: '分割の残りはまとめて精算',
            }
          : {
              once: { yen: entry_fee + device_price, note: '事務手数料と機器代金' },
              leavingNote: null,
            }),
      })}
      outcome={(answer, { choice }) => choiceOutcome(answer, '機器代金', paymentOf(choice)?.title)}
      label="機器代金"
      caption="お支払い方法を選んでください"
    >
      <PaymentFields />
    </Order>
  );
}

/** How the device is paid, and what it costs in all (docs/design.md §7). */
function PaymentFields() {
  const data = useRead(api.getOptionWatchOver);
  const byInstalments = useWatch<OrderValues>({ name: 'choice' }) === 'instalments';
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
                  {note && <Typography variant="help">{note}</Typography>}
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

/** What the numbers of a ruler mean, where no table says it. */
export function RulerLegend({ labels }: { labels: readonly string[] }) {
  return (
    <Stack component="ol" direction="row" sx={{ flexWrap: 'wrap', gap: '4px 40px', mb: 7 }}>
      {labels.map((label, index) => (
        <Stack component="li" direction="row" key={label} sx={{ alignItems: 'center', gap: 3 }}>
          <Swatch index={index} />
          {label}
        </Stack>
      ))}
    </Stack>
  );
}

/** What of its read the cost follows from, in yen. */
type WatchOverTerms = Pick<
  Schema.WatchOver,
  'monthly_fee' | 'entry_fee' | 'device_price' | 'device_instalment' | 'device_instalment_count'
>;

/**
 * Yen a month for one way to pay the device: in the first month, in the other months of the instalments,
 * and after them.
 */
interface Cost {
  first: number;
  during: number;
  after: number;
  /** Yen for all months of the instalments together. */
  total: number;
}

/** What both ways to pay cost month by month. */
export function watchOverCost(terms: WatchOverTerms): { lumpSum: Cost; instalments: Cost } {
  const { monthly_fee: fee, entry_fee, device_price, device_instalment } = terms;
  const months = Math.max(1, terms.device_instalment_count);
  const cost = (first: number, during: number): Cost => ({
    first,
    during,
    after: fee,
    total: first + during * (months - 1),
  });
  return {
    lumpSum: cost(entry_fee + device_price + fee, fee),
    instalments: cost(entry_fee + device_instalment + fee, fee + device_instalment),
  };
}

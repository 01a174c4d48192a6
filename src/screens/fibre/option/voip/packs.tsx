import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import { useRead } from '@/api/query';
import { isKnown, labelOf, type Open } from '@/catalogue/labelOf';
import { type ServicePack, servicePacks } from '@/catalogue/voip';
import { formatNumber, formatYen } from '@/lib/yen';
import type { fieldOf } from '@/procedure/field/useField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { AmountTable } from '@/ui/row/AmountTable';

interface PackFieldsProps {
  field: ReturnType<ReturnType<typeof fieldOf>>;
  /** The pack in use, which can't be chosen. */
  current?: Open<ServicePack>;
}

/** The service packs, each with its guide and what it costs a month (docs/design.md §6). */
export function PackFields({ field, current }: PackFieldsProps) {
  const { packs } = useRead(api.getOptionVoipPrice);
  return (
    <RadioRows
      label="サービスパック"
      hint="電話の使い方に合わせてお選びください"
      rows={packs
        // A pack that isn't known can't be ordered here.
        .filter(({ pack }) => isKnown(servicePacks, pack))
        .map(({ pack, guide, monthly_fee }) => ({
          value: pack,
          title: labelOf(servicePacks, pack),
          help: guide,
          amount: pack === current ? 'いまの内容' : <Amount value={monthly_fee} unit="円/月" />,
          disabled: pack === current,
        }))}
      {...field}
    />
  );
}

interface VoipCostProps {
  /** Yen a month in the area of the number. */
  base: number;
  pack: ServicePack | undefined;
  /** The line is new: its installation is charged once. */
  isNew?: boolean;
}

/** Yen a month with the pack, and once for a new line. */
export function useVoipFees(base: number, pack: ServicePack | undefined) {
  const { packs, installation_fee } = useRead(api.getOptionVoipPrice);
  const chosen = packs.find((one) => one.pack === pack);
  return { monthly_fee: base + (chosen?.monthly_fee ?? 0), fee: installation_fee };
}

/** What a month costs with the pack, and what is charged once. */
export function VoipCost({ base, pack, isNew }: VoipCostProps) {
  const { packs, call_unit_price, installation_fee } = useRead(api.getOptionVoipPrice);
  const chosen = packs.find((one) => one.pack === pack);
  const fee = chosen?.monthly_fee ?? 0;
  return (
    <>
      <AmountTable
        caption="毎月の料金"
        rows={[
          { key: 'base', name: '基本料金', amount: base },
          ...(chosen && fee > 0
            ? [{ key: 'pack', name: labelOf(servicePacks, chosen.pack), amount: fee }]
            : []),
        ]}
      />
      <GrandTotal label="毎月の合計" value={formatNumber(base + fee)} flush />
      <Typography variant="help">
        通話料は、3分ごとに{call_unit_price}円です。
        {isNew && `はじめの月に、回線の工事費${formatYen(installation_fee)}がかかります。`}
      </Typography>
      <Announcement>{`毎月の料金の合計は、${formatYen(base + fee)}です。`}</Announcement>
    </>
  );
}

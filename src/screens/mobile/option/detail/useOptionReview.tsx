import Stack from '@mui/material/Stack';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { NextBills } from '@/procedure/cost/NextBills';
import type { Review } from '@/procedure/procedure';
import { type OptionWithOwnRead, useOption } from './optionRead';
import {
  firstDayOf,
  nameOf,
  operationLabels,
  type OptionValues,
  variantsFor,
} from './optionValues';

/** What is applied for, from when, and what the next bills will be. */
export function useOptionReview(of: OptionWithOwnRead, values: OptionValues): Review<OptionValues> {
  const read = useOption(of);
  const operation = values.operation || 'add';
  const { option } = read;
  const fee = option.monthly_fee;
  const startsOn = firstDayOf(operation);
  const name = nameOf(read, values);
  const hasVariants = variantsFor(read, operation).length > 0;
  return {
    rows: [
      { term: 'オプション', value: option.name, strong: true },
      { term: '手続き', value: operationLabels[operation], strong: true, field: 'operation' },
      ...(hasVariants ? [{ term: '種類', value: name, field: 'code' as const }] : []),
      {
        term: operation === 'remove' ? '使えなくなる日' : '始まる日',
        value: formatFullDay(startsOn),
        confirms: { starts_on: startsOn },
      },
      {
        term: '毎月の料金',
        value: formatYen(operation === 'remove' || fee === null ? 0 : fee),
        ...(fee !== null && operation !== 'remove' && { confirms: { monthly_fee: fee } }),
      },
    ],
    after: fee !== null && (
      <Stack useFlexGap spacing={7} sx={{ mt: 9 }}>
        <NextBills
          what={option.name}
          before={operation === 'add' ? 0 : fee}
          after={operation === 'remove' ? 0 : fee}
          startsOn={startsOn}
        />
      </Stack>
    ),
    action:
      operation === 'update'
        ? `${option.name}の種類を変更する`
        : `${name}を${operationLabels[operation]}`,
    variant: operation === 'remove' ? 'destructive' : 'primary',
  };
}

import { useSuspenseQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { isKnown, labelOf, type Open } from '@/catalogue/labelOf';
import { type ServicePack, servicePacks } from '@/catalogue/voip';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';

interface PackFieldsProps {
  error: string | undefined;
  field: UseFormRegisterReturn;
  /** The pack in use, which can't be chosen. */
  current?: Open<ServicePack>;
}

/** The service packs, each with its guide and what it costs a month (docs/design.md §6). */
export function PackFields({ error, field, current }: PackFieldsProps) {
  const { packs } = useSuspenseQuery(read(api.getOptionVoipPrice)).data;
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
      error={error}
      {...field}
    />
  );
}

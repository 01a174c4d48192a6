import { callFlats } from '@/catalogue/mobile';
import { contractTypes, planFamilies, specialCallings } from '@/catalogue/contract';
import { formatGb } from '@/lib/data';
import { formatDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import type { Definition } from '@/ui/row/Definitions';
import type { MobilePlan, PricePlan } from './queries';

/** Data a month in words: 10.0GB, 無制限. */
export function dataWords({ data_mb }: Pick<MobilePlan, 'data_mb'>): string {
  return data_mb === null ? '無制限' : `${formatGb(data_mb)}GB`;
}

/** Of what the monthly amount is made. */
export function amountWords({ current, call_flat, monthly_amount }: PricePlan): string {
  const calls = monthly_amount - current.monthly_fee;
  const plan = `プラン ${formatYen(current.monthly_fee)}`;
  return call_flat && calls > 0 ? `${plan} + ${callFlats[call_flat]} ${formatYen(calls)}` : plan;
}

/** The plan row by row: family, calls, what follows it, and what it allows. */
export function planRows(plan: PricePlan): Definition[] {
  const { current, call_flat, special_calling, next, can } = plan;
  return [
    {
      term: 'プランの種類',
      value: planFamilies[current.family],
      note: `${contractTypes[current.contract_type]}・${current.planCode}`,
    },
    {
      term: '通話オプション',
      value: call_flat ? callFlats[call_flat] : '通話のないご契約です',
      note: special_calling ? specialCallings[special_calling] : undefined,
    },
    next
      ? {
          term: '次のプラン',
          value: next.plan.planName,
          note: [
            `${formatDay(next.starts_on)}から ${formatYen(next.plan.monthly_fee)}`,
            next.call_flat && callFlats[next.call_flat],
            next.can_cancel && `${formatDay(next.cancel_until)}まで取り消せます`,
          ]
            .filter(Boolean)
            .join('・'),
        }
      : { term: '次のプラン', value: '変更の予定はありません' },
    { term: 'このプランで使えるもの', value: allowed(can) },
  ];
}

function allowed(can: PricePlan['can']): string {
  const names = [
    can.price_plan_exchange && 'プランの変更',
    can.data_advance && 'データの前借り',
    can.packet_gift && 'データを贈る',
  ].filter(Boolean);
  return names.length > 0 ? names.join('、') : 'ありません';
}

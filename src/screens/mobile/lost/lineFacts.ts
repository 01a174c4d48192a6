import type * as Schema from '@/api/generated/schemas';
import type { Service } from '@/api/models';
import { isRejection, type Rejection } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { esimOperations } from '@/catalogue/esim';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { stopDuration, stoppedUses, stopReasons } from '@/catalogue/stopRestart';
import { formatTime } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import type { DescriptionItem } from '@/ui/row/DescriptionList';
/** What a stop takes from a SIM and what it leaves, what it costs, and how one comes back. */
export const stopFacts = (
  { contract_type }: Service,
  { monthly_amount }: Schema.StopRestartInfo,
  esim: Schema.Esim | Rejection,
): DescriptionItem[] => [
  {
    term: '止まるもの',
    value: stoppedUses(contract_type),
    note: `お申し込みから${stopDuration}で止まります`,
  },
  {
    term: '止まらないもの',
    value: `毎月${formatYen(monthly_amount)}の料金`,
    note: '停止中も、いままでと同じ料金がかかります',
  },
  {
    term: '見つかったとき',
    value: 'いつでも再開できます',
    note: `お申し込みから${stopDuration}で、使えるようになります`,
  },
  newSim(esim),
];

/** Since when a SIM is stopped and why, what it costs meanwhile, and how one comes back. */
export const stoppedFacts = (
  { stopped_at, reason, monthly_amount }: Schema.StopRestartInfo,
  esim: Schema.Esim | Rejection,
): DescriptionItem[] => [
  { term: '停止した日時', value: stopped_at ? formatTime(stopped_at) : '-' },
  { term: '停止した理由', value: reason ? labelOf(stopReasons, reason) : '-' },
  {
    term: '停止中の料金',
    value: `毎月${formatYen(monthly_amount)}`,
    note: '再開しても変わりません',
  },
  newSim(esim),
];

/** What a SIM in place of the lost one costs, or why none can be applied for now. */
function newSim(esim: Schema.Esim | Rejection): DescriptionItem {
  const term = '見つからないとき';
  if (isRejection(esim)) return { term, value: 'SIMを新しくする', note: esim.refusal.message };
  const choices = esim.operations.filter(
    ({ operation, can_choose }) =>
      can_choose && (operation === 'exchange' || operation === 'reissue'),
  );
  if (choices.length === 0) return { term, value: 'SIMの再発行は、お電話で承ります' };
  return {
    term,
    value: choices
      .map(
        ({ operation, fee }) =>
          `${lookUp(esimOperations, operation)?.name ?? ''} ${formatYen(fee)}`,
      )
      .join('、'),
    note: `なくした端末を使われないよう、先に回線を止めます。新しい端末の用意ができたら、再開して、すぐにお申し込みください。進められないときは、お電話で承ります(${brand.support.phone})`,
  };
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { rvoipStatuses } from '@/catalogue/voip';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { PhonePage } from './PhonePage';
import { voipQueries, type Rvoip } from './queries';

/** /option/rvoip: how the one-type home phone stands, by its own display rule. */
export default function RvoipScreen() {
  const { data: rvoip } = useSuspenseQuery(voipQueries.rvoip());
  return (
    <PhonePage
      title="ホームでんわ ライト"
      status={rvoipStatuses[rvoip.status]}
      facts={factsOf(rvoip)}
      ways={
        rvoip.status === 'SERVICE' && rvoip.order_types.includes('5')
          ? [
              {
                title: 'サービスパックを変える',
                to: `${paths.optionDetail('rvoip')}/change`,
              },
            ]
          : []
      }
      reason={rvoip.reason}
    />
  );
}

function factsOf({ phone_number, monthly_fee, started_on, ends_on, can_change_to_voip }: Rvoip) {
  return [
    { term: '電話番号', value: phone_number ?? '-', strong: true },
    { term: '毎月の料金', value: formatYen(monthly_fee), note: '通話料は別にかかります' },
    { term: '利用開始日', value: started_on ? formatFullDay(started_on) : '-' },
    { term: '利用終了日', value: formatFullDay(ends_on) },
    {
      term: '変更',
      value: can_change_to_voip
        ? 'ホームでんわに変更できます'
        : 'いまはホームでんわに変更できません',
    },
  ];
}

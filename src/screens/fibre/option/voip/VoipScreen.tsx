import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { servicePacks, voipAreas, voipStatuses } from '@/catalogue/voip';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { PhonePage } from './PhonePage';
import { voipQueries, type Voip } from './queries';
import { voipEntry } from './voipEntry.procedure';

/** /option/voip: the application with its steps confirm and done, or how the home phone stands. */
export default function VoipScreen() {
  const { data: voip } = useSuspenseQuery(voipQueries.voip());
  const step = useParams()['*'] ?? '';
  if (step !== '' || voip.order_types.includes('1'))
    return <ProcedureScreen procedure={voipEntry} />;
  return (
    <PhonePage
      title="ホームでんわ"
      status={voipStatuses[voip.status]}
      facts={factsOf(voip)}
      ways={waysOf(voip)}
      reason={voip.reason}
    />
  );
}

function factsOf(voip: Voip) {
  const { phone_number, area, pack, monthly_fee, started_on, ends_on, status } = voip;
  return [
    { term: '電話番号', value: phone_number ?? '決まりましたらお知らせします', strong: true },
    { term: 'エリア', value: voipAreas[area] },
    { term: 'パック', value: servicePacks[pack] },
    { term: '毎月の料金', value: formatYen(monthly_fee), note: '通話料は別にかかります' },
    ...(started_on ? [{ term: '利用開始日', value: formatFullDay(started_on) }] : []),
    ...(status === 'QTWT' || status === 'QTRQ' || status === 'QUIT'
      ? [{ term: '解約する日', value: formatFullDay(ends_on), strong: true }]
      : []),
  ];
}

function waysOf({ order_types }: Voip) {
  const all = [
    { type: '5', title: 'サービスパックを変える', to: `${paths.optionDetail('voip')}/change` },
    { type: '3', title: 'ホームでんわを解約する', to: `${paths.optionDetail('voip')}/quit` },
    {
      type: '2',
      title: 'お申し込みを取り消す',
      to: `${paths.optionDetail('voip')}/entry_cancel`,
    },
    { type: '4', title: '解約を取り消す', to: `${paths.optionDetail('voip')}/quit_cancel` },
  ] as const;
  return all
    .filter(({ type }) => order_types.includes(type))
    .map(({ title, to }) => ({ title, to }));
}

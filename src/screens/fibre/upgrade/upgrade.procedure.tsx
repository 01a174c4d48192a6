import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { desiredHalfDays } from '@/catalogue/timeBands';
import { upgradeMessages, upgradeRefusalTitle } from '@/catalogue/upgrade';
import { billMonth, formatDay, formatFullDay, formatMonth } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import type { Procedure, Review } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { CurrentFibre } from '@/screens/fibre/shared/CurrentFibre';
import { Verbatim } from '@/ui/page/Page';
import { useJudgements } from './judgements';
import { sendUpgrade, type Upgraded, type UpgradeValues } from './mutations';
import { UpgradeFee } from './UpgradeFee';
import { UpgradeFields } from './UpgradeFields';
import { UpgradeReceipt } from './UpgradeReceipt';
import { useUpgradeBlocked } from './useUpgradeBlocked';

/** 10ギガへの変更 (docs/product.md §6.7). */
const upgradeProcedure: Procedure<UpgradeValues, Upgraded> = {
  name: 'g10_upgrade',
  title: '10ギガへの変更',
  path: paths.upgrade(),
  Current: CurrentFibre,
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ申し込まれていません。',
  defaults: { date: '', part_of_day: 'none', tel: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'date', label: '工事の希望日' },
        { name: 'part_of_day', label: '時間帯' },
        { name: 'tel', label: '当日に連絡のつく電話番号', secret: true },
      ],
      Fields: UpgradeFields,
    },
  ],
  useAvailability: useUpgradeBlocked,
  useReview: useUpgradeReview,
  submit: sendUpgrade,
  refusal: ({ code, message }) =>
    code === 'date_taken'
      ? { field: 'date', message }
      : {
          title: upgradeRefusalTitle(code),
          text: `${message}${upgradeMessages.notApplied}`,
        },
  Unknown: UpgradeUnknown,
  done: {
    title: () => '10ギガへの変更を受け付けました。',
    keep: (receipt) => receipt,
    Receipt: UpgradeReceipt,
  },
};

export default screenOf(upgradeProcedure);

function useUpgradeReview({ date, part_of_day, tel }: UpgradeValues): Review<UpgradeValues> {
  const judged = useJudgements();
  const { monthly_fee } = judged.state;
  const { entry_fee, construction_fee } = judged.accept;
  return {
    rows: [
      { term: '工事日', value: formatFullDay(date), strong: true, field: 'date' },
      { term: '時間帯', value: labelOf(desiredHalfDays, part_of_day), field: 'part_of_day' },
      { term: '工事の場所', value: judged.area.address },
      { term: '電話番号', value: <Verbatim>{formatPhone(tel)}</Verbatim>, field: 'tel' },
    ],
    beside: [
      { term: '登録手数料', confirms: { entry_fee } },
      { term: '工事費', confirms: { construction_fee } },
      { term: '毎月の基本料金', confirms: { monthly_fee } },
    ],
    after: <UpgradeFee judged={judged} from={`${formatMonth(billMonth(date))}のご請求`} />,
    consent: '料金と、工事に立ち会いが必要なことを確かめました',
    action: `${formatDay(date).replace(/\(.\)$/, '')}の工事を申し込む`,
  };
}

const states: Record<Code.UpgradeStateCode, 'accepted' | 'not yet'> = {
  none: 'not yet',
  accepted: 'accepted',
  scheduled: 'accepted',
  done: 'accepted',
};

/** After an unknown outcome: whether the upgrade was accepted. */
function UpgradeUnknown() {
  const { data } = useSuspenseQuery(read(api.getG10upgStateInfo));
  if (!isKnown(states, data.state))
    return (
      <p>
        10ギガへの変更の状況を読み込めません。受け付けられたかどうかは、お知らせ履歴でお確かめください。
      </p>
    );
  return states[data.state] === 'not yet' ? (
    <p>
      {
        'お申し込みの記録は、まだありません。数分たってからもう一度ご覧になり、それでもないときに、もう一度お申し込みください。'
      }
    </p>
  ) : (
    <p>
      <b>10ギガへの変更を受け付けています。</b>もう一度お申し込みになる必要はありません。
    </p>
  );
}

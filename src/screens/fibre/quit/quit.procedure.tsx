import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { quitMessages, quitRefusalTitle } from '@/catalogue/quit';
import { endless, formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { addressFields, emptyAddress } from '@/procedure/address/addressValues';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { CurrentFibre } from '@/screens/fibre/shared/CurrentFibre';
import { Nowrap } from '@/ui/page/Page';
import { sendQuit } from './mutations';
import { QuitContent } from './QuitContent';
import { QuitFields } from './QuitFields';
import { QuitReceiptBody } from './QuitReceiptBody';
import type { QuitReceipt, QuitValues } from './quitValues';
import { useQuitBlocked } from './useQuitBlocked';
import { useQuitReview } from './useQuitReview';

/** Minamo 光の解約 (docs/product.md §6.10). */
const quitProcedure: Procedure<QuitValues, QuitReceipt> = {
  name: 'quit',
  title: 'Minamo 光の解約',
  path: paths.quit(),
  Current: CurrentFibre,
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ解約されていません。',
  defaults: {
    quit_on: '',
    devices: {},
    onu_address: '',
    ...emptyAddress,
    pickup_time: 'none',
  },
  inputs: [
    { slug: '', label: '内容', fields: [], Fields: QuitContent, next: '解約の入力へ進む' },
    {
      slug: 'input',
      label: '入力',
      leadsBack: true,
      fields: [
        { name: 'reason', label: '解約の理由' },
        { name: 'quit_on', label: '解約を希望する日' },
        { name: 'devices', label: '機器の返却' },
        { name: 'onu_address', label: '引き取りの住所', requestField: 'pickup_address' },
        ...addressFields('pickup_address.'),
        { name: 'pickup_time', label: '引き取りの時間帯' },
      ],
      Fields: QuitFields,
    },
  ],
  useAvailability: useQuitBlocked,
  useReview: useQuitReview,
  submit: sendQuit,
  refusal: ({ code, message }) =>
    code === 'date_changed'
      ? { field: 'quit_on', message }
      : {
          title: quitRefusalTitle(code),
          text: `${message}${quitMessages.notQuit}`,
        },
  systemError: quitMessages.system,
  Unknown: QuitUnknown,
  done: {
    title: ({ quitOn }) => `${formatDay(quitOn)}に解約するお申し込みを受け付けました。`,
    keep: (receipt) => receipt,
    Receipt: QuitReceiptBody,
  },
};

export default screenOf(quitProcedure);

/** Whether the cancellation whose outcome is unknown has been accepted. */
function QuitUnknown() {
  const { data: state } = useSuspenseQuery(read(api.getQuitCancel));
  return state.accepted_on === null ? (
    <p>
      {
        '解約のお申し込みの記録は、まだありません。数分たってからもう一度ご覧になり、それでもないときに、もう一度お申し込みください。'
      }
    </p>
  ) : (
    <p>
      <b>
        <Nowrap>{state.quit_on !== endless && `${formatDay(state.quit_on)}に`}解約する</Nowrap>
        お申し込みを受け付けています。
      </b>
      もう一度お申し込みになる必要はありません。
    </p>
  );
}

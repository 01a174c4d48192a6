import Button from '@mui/material/Button';
import type { BusinessError } from '@/api/errors';
import { isRejection } from '@/api/query';
import { deviceEntryRefusalTitle } from '@/catalogue/device';
import { withoutTitle } from '@/catalogue/refusals';
import { paths } from '@/paths';
import type { Procedure, Refusal } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { DeliveryFields } from './DeliveryFields';
import { useDeviceAnswer } from './deviceEntry';
import { DeviceFields } from './DeviceFields';
import { deviceNextActions } from './deviceNextActions';
import { DeviceReceiptBody } from './DeviceReceiptBody';
import type { DeviceReceipt, DeviceValues } from './deviceValues';
import { sendDevice } from './mutations';
import { useDeviceBlocked } from './useDeviceBlocked';
import { useDeviceReview } from './useDeviceReview';

/** 機種の追加 (docs/product.md §10.5). */
const deviceEntryProcedure: Procedure<DeviceValues, DeviceReceipt> = {
  name: 'device_entry',
  title: '機種の追加',
  path: paths.mobileDeviceEntry(),
  Current: CurrentSim,
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ申し込まれていません。',
  lineNote: 'に機種を追加します',
  defaults: {
    device_code: '',
    colour_code: '',
    payment: 'once',
    delivery_on: '',
    delivery_band: '',
  },
  inputs: [
    {
      slug: '',
      label: '機種',
      fields: [
        { name: 'device_code', label: '機種' },
        { name: 'colour_code', label: '色' },
        { name: 'payment', label: 'お支払い' },
      ],
      Fields: DeviceFields,
      next: 'お届けの日時へ進む',
    },
    {
      slug: 'delivery',
      label: 'お届け',
      fields: [
        { name: 'delivery_on', label: 'お届け希望日' },
        { name: 'delivery_band', label: '時間帯' },
      ],
      Fields: DeliveryFields,
      next: 'この日時で確認へ進む',
      leadsBack: true,
    },
  ],
  useAvailability: useDeviceBlocked,
  useReview: useDeviceReview,
  submit: sendDevice,
  refusal: deviceRefusal,
  Unknown: DeviceUnknown,
  done: {
    title: () => '機種の追加を受け付けました。',
    keep: (receipt) => receipt,
    Receipt: DeviceReceiptBody,
  },
};

export default screenOf(deviceEntryProcedure);

const unchanged = '機種の追加は受け付けられていません。';

function deviceRefusal({ code, message }: BusinessError): Refusal<DeviceValues> {
  if (code === 'out_of_stock') return { field: 'colour_code', message };
  if (code === 'delivery_date_unavailable') return { field: 'delivery_on', message };
  if (code === 'card_authentication_failed') return { alert: { kind: 'secure', unchanged } };
  const title = deviceEntryRefusalTitle(code);
  // If a next action is known, its text replaces the message, since the title already says why.
  const rest = deviceNextActions[code]?.text ?? withoutTitle(title, message);
  return { title, text: `${rest}${unchanged}` };
}

/** After an unknown outcome: whether the application was accepted, which closes the entry with `shipping`. */
function DeviceUnknown() {
  const answer = useDeviceAnswer();
  return isRejection(answer) && answer.refusal.code === 'shipping' ? (
    <>
      <p>
        <b>機種の追加は受け付けられています。</b>もう一度申し込む必要はありません。
      </p>
      <Button variant="text" href={paths.mobileProgress()}>
        手続きの状況を見る
      </Button>
    </>
  ) : (
    <p>機種の追加を受け付けた記録はありません。もう一度お申し込みください。</p>
  );
}

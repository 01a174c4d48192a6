import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, ofService, type Rejection, useRead } from '@/api/query';
import { paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import type { DeviceEntryRefusalCode, OrderApplicationStatus } from '@/catalogue/generated/codes';
import { procedureMessages } from '@/catalogue/messages';
import { timeBandOf, timeBandText } from '@/catalogue/timeBands';
import { billMonth, formatFullDay, formatFullMonth } from '@/lib/date';
import { masked } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { type ProcedureData, type Refusal, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { RefusedReview, Review } from '@/procedure/Review';
import { blockedBy, type NextAction } from '@/screens/mobile/shared/blockedBy';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { KeepTogether } from '@/ui/KeepTogether';
import { Verbatim } from '@/ui/page/Page';
import { DeliveryFields, DeviceCost, DeviceFields, Swatch } from './DeviceFields';
import {
  deviceEntryRefusalTitle,
  deviceOf,
  type DeviceReceipt,
  type DeviceValues,
  instalmentsText,
  isInStock,
  useDelivery,
  useDeviceAnswer,
  useDeviceEntry,
} from './deviceValues';

// With it the page of applications names the same day.
const shipping: OrderApplicationStatus = 'shipping';

/** What is possible instead, by the code of the refusal. */
const deviceNextActions: Partial<Record<string, NextAction>> = {
  shipping: {
    text: 'お届けの日時は、「手続きの状況」でお確かめいただけます。',
    action: '手続きの状況を見る',
    to: paths.mobileProgress(),
  },
  not_eligible: {
    text: 'プランを変更すると、お申し込みいただけることがあります。',
    action: 'プランを変更する',
    to: paths.mobilePlan(),
  },
  quitting: {
    text: '解約を取り消すと、お申し込みいただけます。',
    action: '解約の状況を見る',
    to: paths.mobileQuit(),
  },
  unpaid: {
    text: 'お支払いの状況は、ご請求でお確かめいただけます。',
    action: 'ご請求を見る',
    to: paths.mobileBilling(),
  },
} satisfies Record<DeviceEntryRefusalCode, NextAction>;

const deviceEntry: ProcedureData<DeviceValues, DeviceReceipt> = {
  name: 'device_entry',
  title: '機種の追加',
  path: paths.mobileDeviceEntry(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ申し込まれていません。',
  lineNote: 'に機種を追加します',
  steps: [
    {
      slug: '',
      label: '機種',
      fields: [
        { name: 'device_code', label: '機種' },
        { name: 'colour_code', label: '色' },
        { name: 'payment', label: 'お支払い' },
      ],
      next: 'お届けの日時へ進む',
    },
    {
      slug: 'delivery',
      label: 'お届け',
      fields: [
        { name: 'delivery_on', label: 'お届け希望日' },
        { name: 'delivery_band', label: '時間帯' },
      ],
      next: 'この日時で確認へ進む',
      leadsBack: true,
    },
  ],
  submit: sendDevice,
  refusal: deviceRefusal,
};

/** What was chosen is not in stock any more. */
const goneDevice: Rejection = {
  refusal: new BusinessError(409, {
    code: 'out_of_stock',
    message: '選ばれていた機種は、在庫がなくなりました。ほかの機種か色を選んでください。',
  }),
};

/** 機種の追加 (docs/product.md §10.5). */
export default function DeviceEntry() {
  return (
    <Procedure
      of={deviceEntry}
      current={<CurrentSim />}
      unknown={() => <DeviceUnknown />}
      done={(receipt) => <DeviceDone receipt={receipt} />}
    >
      <DeviceEntrySteps />
    </Procedure>
  );
}

const DeviceEntrySteps = () => (
  <ProcedureForm<DeviceValues>
    defaults={{
      device_code: '',
      colour_code: '',
      payment: 'once',
      delivery_on: '',
      delivery_band: '',
    }}
    blocked={useDeviceBlocked()}
    review={<DeviceEntryReview />}
  >
    <InputStep>
      <DeviceFields />
    </InputStep>
    <InputStep slug="delivery">
      <DeliveryFields />
    </InputStep>
  </ProcedureForm>
);

function deviceRefusal({ code, message }: BusinessError): Refusal<DeviceValues> {
  if (code === 'out_of_stock') return { field: 'colour_code', message };
  if (code === 'delivery_date_unavailable') return { field: 'delivery_on', message };
  if (code === 'card_authentication_failed')
    return { alert: { kind: 'secure', unchanged: procedureMessages.nothingDone } };
  const title = deviceEntryRefusalTitle(code);
  // If a next action is known, its text replaces the message, since the title already says why.
  const rest = deviceNextActions[code]?.text ?? message;
  return { title, text: `${rest}${procedureMessages.nothingDone}` };
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
    <p>
      機種の追加を受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}

async function sendDevice(values: DeviceValues, confirmed: Schema.Terms): Promise<DeviceReceipt> {
  const { device_code, colour_code, delivery_on, delivery_band } = values;
  const payment = values.payment || 'once';
  const receipt = await call(api.postDeviceEntry, {
    body: {
      device_code,
      colour_code,
      payment,
      delivery_on: delivery_on || null,
      delivery_band: timeBandOf(delivery_band),
      confirmed,
    },
  });
  return { ...receipt, payment };
}

const afterDelivery = 'お届けした月の翌月のご請求です';
const soonest = `${afterDelivery}。最短でお届けした場合`;

function DeviceDone({ receipt }: { receipt: DeviceReceipt }) {
  const { name, colour, payment, price, fee, billing_month, delivery_on, delivery_band } = receipt;
  return (
    <DonePage
      title="機種の追加を受け付けました。"
      lead={
        delivery_on
          ? `${formatFullDay(delivery_on)}にお届けします。ご本人がお受け取りください。`
          : 'お届け日が決まりましたら、メールでお知らせします。'
      }
      end={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 28px' }}>
          <Button variant="text" href={paths.mobileProgress()}>
            手続きの状況を見る
          </Button>
          {delivery_on && (
            <AddToCalendar
              events={[
                {
                  id: `${receipt.receipt_number} ${shipping}`,
                  title: `${name}のお届け(${brand.services.mobile})`,
                  day: delivery_on,
                  time: delivery_band || undefined,
                  url: paths.mobileProgress(),
                },
              ]}
            />
          )}
        </Stack>
      }
      of={receipt}
      rows={[
        { term: '機種', value: name, note: colour, strong: true },
        {
          term: 'お届け',
          value: delivery_on ? formatFullDay(delivery_on) : '日時の指定なし',
          note: delivery_band ? timeBandText(delivery_band) : undefined,
          strong: true,
        },
        {
          term: '機種代金',
          value: formatYen(price),
          note:
            payment === 'instalment'
              ? ['分割払い', instalmentsText(receipt)].filter(Boolean).join(' ')
              : '一括払い',
        },
        { term: '手数料', value: formatYen(fee), note: '初回だけ' },
        {
          term: '最初のご請求',
          value: `${formatFullMonth(billing_month)}のご請求`,
          note: delivery_on ? afterDelivery : soonest,
        },
      ]}
    />
  );
}

function DeviceEntryReview() {
  const values = useValues<DeviceValues>();
  const { devices, fee } = useDeviceEntry();
  const { address, receiver, earliest_on } = useDelivery();
  const { method } = useRead(api.getPayment, ofService('mobile'));
  const device = deviceOf(devices, values.device_code);
  const colour = device?.colours.find((one) => one.colour_code === values.colour_code);
  if (!device || !colour?.in_stock) return <RefusedReview {...goneDevice} />;
  const { delivery_on, delivery_band, payment } = values;
  const billing_month = billMonth(delivery_on || earliest_on);
  return (
    <Review<DeviceValues>
      rows={[
        { term: '機種', value: device.name, strong: true, field: 'device_code' },
        {
          term: '色',
          value: (
            <>
              <Swatch code={colour.colour_code} />
              {colour.name}
            </>
          ),
          field: 'colour_code',
        },
        {
          term: 'お支払い',
          value: payment === 'instalment' ? '分割払い' : '一括払い',
          field: 'payment',
        },
        {
          term: 'お届け',
          value: delivery_on === '' ? '日時の指定なし' : formatFullDay(delivery_on),
          note: delivery_band === '' ? '最短でお届けします' : timeBandText(delivery_band),
          strong: true,
          field: 'delivery_on',
        },
        {
          term: '最初のご請求',
          value: `${formatFullMonth(billing_month)}のご請求`,
          confirms: { billing_month },
          note: delivery_on === '' ? soonest : afterDelivery,
        },
        {
          term: 'お支払い方法',
          value: paymentMethod(method.code).label,
          note: method.detail ? masked(method.detail) : undefined,
        },
        { term: 'お届け先', value: <Verbatim>{`${receiver} 様`}</Verbatim>, note: address },
      ]}
      beside={[
        { term: '機種代金', confirms: { price: device.price } },
        { term: '手数料', confirms: { fee } },
      ]}
      after={
        <Stack useFlexGap spacing={7}>
          <DeviceCost device={device} fee={fee} payment={payment} />
          <Typography variant="help">
            <KeepTogether>お届けのときは、ご本人がお受け取りください。</KeepTogether>
          </Typography>
        </Stack>
      }
      action="機種の追加を申し込む"
    />
  );
}

const contract = {
  text: 'いまの機種は、これまでどおりお使いいただけます。',
  action: 'ご契約情報を見る',
  to: paths.mobileContract(),
};

export function useDeviceBlocked(): Blocked | undefined {
  const answer = useDeviceAnswer();
  const restricted = useRestricted('device_entry');
  if (!isRejection(answer)) {
    if (answer.devices.some(isInStock)) return restricted;
    const reason =
      answer.devices.length === 0
        ? 'いまお選びいただける機種がありません。'
        : 'すべての機種の在庫がなくなりました。入荷するまで、お待ちください。';
    return blockedBy({ reason, nextAction: contract });
  }
  const { code, message, details } = answer.refusal;
  // What closes the whole SIM says more than that it isn't eligible.
  if (code === 'not_eligible' && restricted) return restricted;
  const nextAction = deviceNextActions[code] ?? contract;
  return blockedBy({
    reason: <KeepTogether>{message}</KeepTogether>,
    opens: details['available_from'],
    nextAction,
    exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  });
}

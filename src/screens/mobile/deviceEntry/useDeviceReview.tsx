import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { paymentMethod } from '@/catalogue/billing';
import { timeBandText } from '@/catalogue/timeBands';
import { billMonth, formatFullDay, formatFullMonth } from '@/lib/date';
import { masked } from '@/lib/numbers';
import type { Review } from '@/procedure/procedure';
import { Verbatim } from '@/ui/page/Page';
import { DeviceCost } from './DeviceCost';
import { useDelivery, useDeviceEntry } from './deviceEntry';
import { deviceOf, type DeviceValues } from './deviceValues';
import { Swatch } from './Swatch';

/** The device, when and where it is delivered, and what it costs. */
export function useDeviceReview(values: DeviceValues): Review<DeviceValues> {
  const { devices, fee } = useDeviceEntry();
  const { address, receiver, earliest_on } = useDelivery();
  const { method } = useSuspenseQuery(read(api.getPayment, ofService('mobile'))).data;
  const device = deviceOf(devices, values.device_code);
  const colour = device?.colours.find((one) => one.colour_code === values.colour_code);
  const { delivery_on, delivery_band, payment } = values;
  const billing_month = billMonth(delivery_on || earliest_on);
  return {
    rows: [
      { term: '機種', value: device?.name ?? '-', strong: true, field: 'device_code' },
      {
        term: '色',
        value: colour ? (
          <>
            <Swatch code={colour.colour_code} />
            {colour.name}
          </>
        ) : (
          '-'
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
        note:
          delivery_on === ''
            ? 'お届けした月の翌月のご請求です。最短でお届けした場合'
            : 'お届けした月の翌月のご請求です',
      },
      {
        term: 'お支払い方法',
        value: paymentMethod(method.code).label,
        note: method.detail ? masked(method.detail) : undefined,
      },
      { term: 'お届け先', value: <Verbatim>{`${receiver} 様`}</Verbatim>, note: address },
    ],
    ...(device && {
      beside: [
        { term: '機種代金', confirms: { price: device.price } },
        { term: '手数料', confirms: { fee } },
      ],
    }),
    after: device && (
      <Stack useFlexGap spacing={7}>
        <DeviceCost device={device} fee={fee} payment={payment} />
        <Typography variant="body2" color="textSecondary">
          お届けのときは、ご本人がお受け取りください。
        </Typography>
      </Stack>
    ),
    action: '機種の追加を申し込む',
  };
}

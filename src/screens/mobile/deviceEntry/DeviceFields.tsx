import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatYen } from '@/lib/yen';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';
import { Announcement } from '@/ui/message/Announcement';
import { DeviceCost } from './DeviceCost';
import { useDeviceEntry } from './deviceEntry';
import { choiceProblem, deviceOf, type DeviceValues, isInStock } from './deviceValues';
import { Result } from './Result';
import { Swatch } from './Swatch';

type Choice = 'device_code' | 'colour_code' | 'payment';

/** Asks which device, in which colour, and how it is paid. */
export function DeviceFields() {
  const { register, formState, setValue } = useFormContext<DeviceValues>();
  const { errors } = formState;
  const { devices, fee } = useDeviceEntry();
  const { device_code = '', colour_code, payment = '' } = useWatch<DeviceValues>();
  const device = deviceOf(devices, device_code);
  const hasColour = device?.colours.some((one) => one.colour_code === colour_code) ?? true;
  useEffect(() => {
    if (!hasColour) setValue('colour_code', '');
  }, [hasColour, setValue]);
  const rule = (name: Choice) => ({
    validate: (_: unknown, values: DeviceValues) => choiceProblem(devices, values)[name] ?? true,
  });
  return (
    <>
      <RadioRows
        label="機種"
        error={errors.device_code?.message}
        rows={devices.map((one) => ({
          value: one.device_code,
          title: one.name,
          help: isInStock(one)
            ? `${one.maker}・${one.is_esim_only ? 'eSIM専用' : 'SIMカードとeSIMに対応'}`
            : '在庫がありません',
          amount: <Amount value={one.price} />,
          disabled: !isInStock(one),
        }))}
        {...register('device_code', rule('device_code'))}
      />
      <RadioRows
        label="色"
        hint={device ? undefined : '機種を選ぶと、色が表示されます'}
        error={errors.colour_code?.message}
        rows={(device?.colours ?? []).map((one) => ({
          value: one.colour_code,
          title: (
            <>
              <Swatch code={one.colour_code} />
              {one.name}
            </>
          ),
          amount: one.in_stock ? undefined : '在庫がありません',
          disabled: !one.in_stock,
        }))}
        {...register('colour_code', rule('colour_code'))}
      />
      <RadioRows
        label="お支払い"
        hint="毎月のご請求と一緒にお支払いいただきます"
        error={errors.payment?.message}
        rows={[
          { value: 'once', title: '一括払い', amount: device && formatYen(device.price) },
          {
            value: 'instalment',
            title: '分割払い',
            help: instalmentHelp(device),
            amount:
              device?.instalment_amount == null
                ? undefined
                : `毎月 ${formatYen(device.instalment_amount)}`,
            disabled: device?.instalment_amount === null,
          },
        ]}
        {...register('payment', rule('payment'))}
      />
      {device && (
        <Result>
          <DeviceCost device={device} fee={fee} payment={payment} />
        </Result>
      )}
      <Announcement>
        {device
          ? `手数料${formatYen(fee)}を含めて、合計は${formatYen(device.price + fee)}です。`
          : ''}
      </Announcement>
    </>
  );
}

function instalmentHelp(device: ReturnType<typeof deviceOf>): string | undefined {
  if (!device) return undefined;
  return device.instalment_count === null
    ? 'この機種は一括払いだけです'
    : `${device.instalment_count}回払い。分割の手数料はかかりません`;
}

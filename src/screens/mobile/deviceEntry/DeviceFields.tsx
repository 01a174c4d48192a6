import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import { timeBands, timeBandText } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { formatDay } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { DayTable } from '@/procedure/day/DayTable';
import { TimeBands } from '@/procedure/day/TimeBands';
import { useField } from '@/procedure/field/useField';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { FieldError } from '@/ui/fields/FieldFrame';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';
import { DateFigure } from '@/ui/figure/DateFigure';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { Verbatim } from '@/ui/page/Page';
import { AmountTable } from '@/ui/row/AmountTable';
import {
  choiceProblem,
  deliveryProblem,
  deviceColour,
  deviceOf,
  type DeviceValues,
  instalmentsText,
  isInStock,
  isOffered,
  useDelivery,
  useDeviceEntry,
} from './deviceValues';

type Choice = 'device_code' | 'colour_code' | 'payment';

export function DeviceFields() {
  const field = useField<DeviceValues>();
  const { setValue } = useFormContext<DeviceValues>();
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
        rows={devices.map((one) => ({
          value: one.device_code,
          title: one.name,
          help: isInStock(one)
            ? `${one.maker}・${one.is_esim_only ? 'eSIM専用' : 'SIMカードとeSIMに対応'}`
            : '在庫がありません',
          amount: <Amount value={one.price} />,
          disabled: !isInStock(one),
        }))}
        {...field('device_code', rule('device_code'))}
      />
      <RadioRows
        label="色"
        none={device ? undefined : '機種を選ぶと、色が表示されます'}
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
        {...field('colour_code', rule('colour_code'))}
      />
      <RadioRows
        label="お支払い"
        hint="毎月のご請求と一緒にお支払いいただきます"
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
        {...field('payment', rule('payment'))}
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

/** A group with its label and, beside it, what is chosen. */
const Group = styled.div`
  & + & {
    margin-top: 36px;
  }
  & > [id$='-error'] {
    margin: -8px 0 12px;
  }
  & > h2 {
    ${type.label};
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 12px;
    margin-bottom: 16px;
    span {
      ${type.small};
      color: var(--ink-2);
    }
  }
`;

/** Asks when it is delivered: day and band together, or neither (docs/design.md §6). */
export function DeliveryFields() {
  const { control, setValue } = useFormContext<DeviceValues>();
  const { days, note, earliest_on, address, receiver } = useDelivery();
  const { delivery_on = '', delivery_band = '' } = useWatch({ control });
  const rule = (name: 'delivery_on' | 'delivery_band') => ({
    validate: (_: unknown, values: DeviceValues) =>
      deliveryProblem(days, values, now())[name] ?? true,
  });
  const day = useController({ control, name: 'delivery_on', rules: rule('delivery_on') });
  const band = useController({ control, name: 'delivery_band', rules: rule('delivery_band') });
  const offered = days.find(({ date }) => date === delivery_on)?.bands;
  const isClosed = (value: string) =>
    offered !== undefined && !offered.some((one) => one.band === value && one.can_choose);
  const open = days.filter((one) => isOffered(one, now()));
  const isPossible = delivery_on === '' || open.some(({ date }) => date === delivery_on);

  const chooseDay = (chosen: string) => {
    const bands = days.find(({ date }) => date === chosen)?.bands ?? [];
    day.field.onChange(chosen);
    if (!bands.some((one) => one.band === delivery_band && one.can_choose))
      setValue('delivery_band', '');
  };

  return (
    <>
      <Group id="delivery_on" tabIndex={-1}>
        <h2>
          お届け希望日
          <span>
            {open.length > 0 ? `${formatDay(earliest_on)}から選べます` : '選べる日がありません'}
          </span>
        </h2>
        {day.fieldState.error?.message && (
          <FieldError id="delivery_on-error">{day.fieldState.error.message}</FieldError>
        )}
        <DayTable
          label="お届け希望日"
          days={days.map((one) => ({
            day: one.date,
            closed: open.includes(one)
              ? undefined
              : `「選択できません」の日は、${note ?? 'お届けできない日です。'}`,
          }))}
          value={delivery_on}
          onChange={chooseDay}
        />
        {delivery_on !== '' && (
          <Button variant="text" onClick={() => day.field.onChange('')}>
            お届け希望日を指定しない
          </Button>
        )}
      </Group>
      <Group id="delivery_band" tabIndex={-1}>
        <h2>時間帯</h2>
        {band.fieldState.error?.message && (
          <FieldError id="delivery_band-error">{band.fieldState.error.message}</FieldError>
        )}
        <TimeBands
          label="時間帯"
          name="delivery_band_choice"
          bands={[
            { value: '', label: '指定なし', wide: true },
            ...timeBands.map((value) => ({
              value,
              label: timeBandText(value),
              closed: isClosed(value),
            })),
          ]}
          value={delivery_band}
          onChange={band.field.onChange}
        />
      </Group>
      {isPossible && (
        <Result>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 9, rowGap: 1 }}
          >
            {delivery_on === '' ? (
              <b>日時の指定なし(最短でお届けします)</b>
            ) : (
              <DateFigure day={delivery_on} />
            )}
            {delivery_band !== '' && (
              <Typography
                component="span"
                variant="figureM"
                sx={{
                  color: 'service.main',
                  whiteSpace: 'nowrap',
                  [media.narrow]: { whiteSpace: 'normal' },
                }}
              >
                {timeBandText(delivery_band)}
              </Typography>
            )}
          </Stack>
          <Typography variant="help">
            {address} <Verbatim>{`${receiver} 様`}</Verbatim>
          </Typography>
        </Result>
      )}
    </>
  );
}

interface DeviceCostProps {
  device: Schema.Device;
  /** Yen. */
  fee: number;
  payment: DeviceValues['payment'];
}

/** Price and fee, and what a month costs in instalments. */
export function DeviceCost({ device, fee, payment }: DeviceCostProps) {
  const { price } = device;
  const each = payment === 'instalment' ? instalmentsText(device) : undefined;
  return (
    <div>
      <AmountTable
        caption="お支払いの金額"
        rows={[
          { key: 'price', name: '機種代金', note: each, amount: price },
          { key: 'fee', name: '手数料', note: '初回だけ', amount: fee },
        ]}
      />
      <GrandTotal label="合計" value={formatNumber(price + fee)} flush />
    </div>
  );
}

/** The result of the choices, below the fields. */
function Result({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ mt: 9, pt: { xs: 5, sm: 7 }, borderTop: '1px solid var(--ink)' }}>{children}</Box>
  );
}

const Svg = styled.svg`
  flex: none;
  margin-right: 10px;
  vertical-align: -4px;
`;

const line = { stroke: 'var(--ink)', strokeWidth: 1.6 };

/** A colour of a device: a shape of its own beside its name. */
export function Swatch({ code }: { code: string }) {
  const { fill, shape } = deviceColour(code);
  return (
    <Svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true" fill={fill} {...line}>
      {shape === 'square' ? (
        <rect x={2} y={2} width={16} height={16} />
      ) : shape === 'diamond' ? (
        <path d="M10 1 19 10 10 19 1 10Z" />
      ) : (
        <circle cx={10} cy={10} r={8} strokeDasharray={shape === 'ring' ? '3 2' : undefined} />
      )}
    </Svg>
  );
}

import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read, useReads } from '@/api/query';
import { fieldMessages } from '@/catalogue/messages';
import { deviceReturn, onuAddress } from '@/catalogue/quit';
import { halfDayChoices } from '@/catalogue/timeBands';
import { formatYen } from '@/lib/yen';
import { AddressInputs, AddressText } from '@/procedure/address/AddressInputs';
import { ChoiceStrip } from '@/procedure/field/ChoiceStrip';
import { useField } from '@/procedure/field/useField';
import { Topic } from '@/procedure/Topic';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';
import type { QuitValues } from './quitValues';

interface DeviceFieldsProps {
  devices: readonly Schema.ReturnDevice[];
  /** Further questions, shown when a device is to be collected. */
  children?: ReactNode;
}

/** What happens to each device; the texts are the server's and differ by product. */
export function DeviceFields({ devices, children }: DeviceFieldsProps) {
  const { register, formState, control } = useFormContext<QuitValues>();
  const { errors } = formState;
  const chosen = useWatch({ control, name: 'devices' });
  // What the server says of all devices is about those that were not asked for: they have come since.
  const said = typeof errors.devices?.message === 'string' ? errors.devices.message : undefined;
  return (
    <Topic label="機器の返却" caption={`${devices.length}台あります`}>
      {/* The target of the error summary and of 変更. */}
      <div id="devices" tabIndex={-1} data-field>
        {devices.map(({ device_id, name, choices }, index) => (
          <RadioRows
            key={device_id}
            label={devices.length > 1 ? `${index + 1}. ${name}` : name}
            light
            rows={choices
              // What isn't known can't be sent.
              .filter(({ choice }) => Object.values(deviceReturn).some((one) => one === choice))
              .map(({ choice, label, amount, monthly_fee }) => ({
                value: choice,
                title: label,
                help: monthly_fee === null ? undefined : `月${formatYen(monthly_fee)}`,
                amount: choice === deviceReturn.keepOption ? undefined : <Amount value={amount} />,
              }))}
            error={errors.devices?.[device_id]?.message ?? (chosen[device_id] ? undefined : said)}
            {...register(`devices.${device_id}`, { required: fieldMessages.mustSelect })}
          />
        ))}
      </div>
      {children}
    </Topic>
  );
}

export function PickupFields() {
  const field = useField<QuitValues>();
  const { control } = useFormContext<QuitValues>();
  const [installation, contract] = useReads(
    read(api.getInstallationAddressInfo),
    read(api.getContract, ofService('fixed')),
  );
  const { address } = installation;
  const { customer } = contract;
  const where = useWatch({ control, name: 'onu_address' });
  return (
    <>
      <RadioRows
        label="引き取りの住所"
        light
        rows={[
          {
            value: onuAddress.install,
            title: 'ご利用場所',
            help: <AddressText address={address} />,
          },
          { value: onuAddress.pickup, title: '別の住所' },
        ]}
        {...field('onu_address', { required: fieldMessages.mustSelect })}
      />
      {where === onuAddress.pickup && <AddressInputs known={[address, customer]} />}
      <ChoiceStrip
        label="引き取りの時間帯"
        optional
        choices={halfDayChoices}
        {...field('pickup_time')}
      />
    </>
  );
}

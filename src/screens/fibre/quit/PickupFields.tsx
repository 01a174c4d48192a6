import { useSuspenseQueries } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { fieldMessages } from '@/catalogue/messages';
import { onuAddress } from '@/catalogue/quit';
import { desiredHalfDays } from '@/catalogue/timeBands';
import { AddressInputs } from '@/procedure/address/AddressInputs';
import { AddressText } from '@/procedure/address/AddressParts';
import { ChoiceStrip } from '@/procedure/field/ChoiceStrip';
import { RadioRows } from '@/ui/fields/RadioRows';
import type { QuitValues } from './quitValues';

/** Where and when somebody comes for the devices. */
export function PickupFields() {
  const { register, formState, control } = useFormContext<QuitValues>();
  const { errors } = formState;
  const [installation, contract] = useSuspenseQueries({
    queries: [read(api.getInstallationAddressInfo), read(api.getContract, ofService('fixed'))],
  });
  const { address } = installation.data;
  const { customer } = contract.data;
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
        error={errors.onu_address?.message}
        {...register('onu_address', { required: fieldMessages.mustSelect })}
      />
      {where === onuAddress.pickup && <AddressInputs known={[address, customer]} />}
      <ChoiceStrip
        label="引き取りの時間帯"
        optional
        choices={Object.entries(desiredHalfDays).map(([value, label]) => ({ value, label }))}
        {...register('pickup_time')}
      />
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { prefectures } from '@/catalogue/prefectures';
import { halfDays, onuAddress } from '@/catalogue/quit';
import { atMost, hold, postalCode, required } from '@/catalogue/rules';
import { normalisePostalCode } from '@/lib/postalCode';
import { contractQueries } from '@/screens/fibre/contract/queries';
import { ChoiceStrip } from '@/ui/fields/ChoiceStrip';
import { RadioRows } from '@/ui/fields/RadioRows';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import type { QuitValues } from './quitValues';

const trim = (typed: string) => typed.trim();

/** Where and when somebody comes for the devices. */
export function PickupFields() {
  const { register, formState, control } = useFormContext<QuitValues>();
  const { errors } = formState;
  const { address } = useSuspenseQuery(contractQueries.installationAddress()).data;
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
            help: [address.prefecture, address.city, address.town, address.address_optional].join(
              '',
            ),
          },
          { value: onuAddress.pickup, title: '別の住所' },
        ]}
        error={errors.onu_address?.message}
        {...register('onu_address', { required: fieldMessages.mustSelect })}
      />
      {where === onuAddress.pickup && (
        <>
          <TextField
            label="郵便番号"
            hint="7桁。ハイフンは不要です"
            short
            inputMode="numeric"
            autoComplete="postal-code"
            error={errors.zip_code?.message}
            {...register('zip_code', {
              setValueAs: normalisePostalCode,
              validate: hold(required, postalCode),
            })}
          />
          <SelectField
            label="都道府県"
            empty="選んでください"
            autoComplete="address-level1"
            options={prefectures.map((name) => ({ value: name, label: name }))}
            error={errors.prefecture?.message}
            {...register('prefecture', { required: fieldMessages.mustSelect })}
          />
          <TextField
            label="市区町村"
            autoComplete="address-level2"
            error={errors.city?.message}
            {...register('city', { setValueAs: trim, validate: hold(required, atMost(40)) })}
          />
          <TextField
            label="町名・番地"
            autoComplete="street-address"
            error={errors.town?.message}
            {...register('town', { setValueAs: trim, validate: hold(required, atMost(60)) })}
          />
          <TextField
            label="建物名・部屋番号"
            optional
            autoComplete="off"
            error={errors.address_optional?.message}
            {...register('address_optional', { setValueAs: trim, validate: hold(atMost(60)) })}
          />
        </>
      )}
      <ChoiceStrip
        label="引き取りの時間帯"
        optional
        choices={Object.entries(halfDays).map(([value, label]) => ({ value, label }))}
        {...register('pickup_time')}
      />
    </>
  );
}

import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import {
  checkMessages,
  numberSource,
  voipAreas,
  voipCarrierOrder,
  voipCarriers,
} from '@/catalogue/voip';
import { normalisePhone } from '@/lib/phone';
import { formatYen } from '@/lib/yen';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { Topic } from '@/procedure/Topic';
import { RadioRows } from '@/ui/fields/RadioRows';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { PackFields } from './PackFields';
import { VoipCost } from './VoipCost';
import { useBaseFee, useNumberCheck, type VoipValues } from './voipValues';

/**
 * Asks for a new number or the current one and for the pack, and shows what a month costs (docs/design.md
 * §6).
 */
export function VoipFields() {
  const { register, formState, control } = useFormContext<VoipValues>();
  const { errors } = formState;
  const { data: voip } = useSuspenseQuery(read(api.getOptionVoip));
  const [source, typed, pack] = useWatch({
    control,
    name: ['number_source', 'current_number', 'service_pack'],
  });
  const asked = { number_source: source, current_number: normalisePhone(typed) };
  const base = useBaseFee(asked);
  return (
    <>
      <RadioRows
        label="電話番号"
        rows={[
          {
            value: numberSource.issue,
            title: '新しい番号にする',
            help: '番号は当社で決定します',
          },
          {
            value: numberSource.porting,
            title: 'いまの番号をそのまま使う',
            help: voip.can_choose_porting
              ? '番号ポータビリティ'
              : '番号ポータビリティはお選びいただけません',
            disabled: !voip.can_choose_porting,
          },
        ]}
        error={errors.number_source?.message}
        {...register('number_source', { required: fieldMessages.mustSelect })}
      />
      {source === numberSource.porting && (
        <>
          <TextField
            label="いまの電話番号"
            hint="市外局番から10桁。ハイフンは不要です"
            type="tel"
            autoComplete="off"
            error={errors.current_number?.message}
            below={<Checked asked={asked} />}
            {...register('current_number', typedAs(textKinds.landline))}
          />
          <SelectField
            label="いまの電話会社"
            empty="選んでください"
            options={voipCarrierOrder.map((value) => ({
              value,
              label: labelOf(voipCarriers, value),
            }))}
            error={errors.carrier?.message}
            {...register('carrier', { required: fieldMessages.mustSelect })}
          />
          <TextField
            label="いまの電話のご契約者名"
            autoComplete="off"
            error={errors.holder_name?.message}
            {...register('holder_name', typedAs(textKinds.addressee))}
          />
        </>
      )}
      <PackFields
        error={errors.service_pack?.message}
        field={register('service_pack', { required: fieldMessages.mustSelect })}
      />
      <Topic label="毎月の料金">
        <VoipCost base={base} pack={pack} isNew />
      </Topic>
    </>
  );
}

/** The result of the check of the number, as soon as the number is complete. */
function Checked({ asked }: { asked: Partial<VoipValues> }) {
  const check = useNumberCheck(asked);
  return (
    <div role="status">
      {check?.result === 'ok' && check.area && (
        <>
          <b>✓ {checkMessages.ok}</b>
          <Typography variant="body2" color="textSecondary">
            {labelOf(voipAreas, check.area)}
            {check.monthly_fee !== null && `・${formatYen(check.monthly_fee)}/月`}
          </Typography>
        </>
      )}
    </div>
  );
}

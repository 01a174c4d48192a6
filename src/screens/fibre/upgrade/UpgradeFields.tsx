import { useFormContext } from 'react-hook-form';
import { labelOf } from '@/catalogue/labelOf';
import { desiredHalfDays } from '@/catalogue/timeBands';
import { areaDetails, areaSummaries } from '@/catalogue/upgrade';
import { addDays, dayRange } from '@/lib/days';
import { ChoiceStrip } from '@/procedure/field/ChoiceStrip';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { Topic } from '@/procedure/Topic';
import { DayQuestion } from '@/screens/fibre/shared/DayQuestion';
import { TextField } from '@/ui/fields/TextField';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { useJudgements } from './judgements';
import type { UpgradeValues } from './mutations';
import { UpgradeFee } from './UpgradeFee';

/** Days of construction that are offered from the first one on. */
const offeredDays = 60;

/** The judged address, the new fees, and the choice of a day for the construction. */
export function UpgradeFields() {
  const { register, formState } = useFormContext<UpgradeValues>();
  const { errors } = formState;
  const judged = useJudgements();
  const { area, accept } = judged;
  const days = accept.first_day
    ? dayRange(accept.first_day, addDays(accept.first_day, offeredDays))
    : [];
  return (
    <>
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: 'ご利用場所', value: area.address },
          {
            term: 'この住所での提供',
            value: labelOf(areaDetails, area.detail_state),
            strong: true,
          },
          { term: 'この地域での提供', value: labelOf(areaSummaries, area.summary_state) },
        ]}
      />
      <Topic label="料金">
        <UpgradeFee judged={judged} />
      </Topic>
      <Topic label="切り替えの工事">
        <DayQuestion<UpgradeValues>
          name="date"
          label="工事の希望日"
          caption="立ち会いが必要です(約1時間)"
          days={days}
        />
        <ChoiceStrip
          label="時間帯"
          optional
          choices={Object.entries(desiredHalfDays).map(([value, label]) => ({ value, label }))}
          {...register('part_of_day')}
        />
        <TextField
          label="当日に連絡のつく電話番号"
          hint="ハイフンは不要です"
          type="tel"
          autoComplete="tel"
          error={errors.tel?.message}
          {...register('tel', typedAs(textKinds.phone))}
        />
      </Topic>
    </>
  );
}

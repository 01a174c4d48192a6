import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { quitReasonOrder, quitReasons } from '@/catalogue/quit';
import { now } from '@/lib/clock';
import { daysUntil, formatDay, japanDay } from '@/lib/date';
import { dayRange } from '@/lib/days';
import { DayQuestion } from '@/screens/fibre/shared/DayQuestion';
import { ReadSuspense } from '@/shell/ReadSuspense';
import { SkeletonLines } from '@/shell/ScreenLoading';
import { RadioRows } from '@/ui/fields/RadioRows';
import { DeviceFields } from './DeviceFields';
import { PickupFields } from './PickupFields';
import { isCollected, type QuitValues } from './quitValues';

/** Asks why, when, and what happens to the devices (docs/design.md §6). */
export function QuitFields() {
  const { register, formState, control } = useFormContext<QuitValues>();
  const { errors } = formState;
  const { data: fee } = useSuspenseQuery(read(api.getCancellationFee));
  const devices = useWatch({ control, name: 'devices' });
  const days = dayRange(fee.selectable_from, fee.selectable_until);
  return (
    <>
      <RadioRows
        label="解約の理由"
        hint="サービス改善の参考にいたします"
        light
        rows={quitReasonOrder.map((value) => ({ value, title: labelOf(quitReasons, value) }))}
        error={errors.reason?.message}
        {...register('reason', { required: fieldMessages.mustSelect })}
      />
      <DayQuestion<QuitValues>
        name="quit_on"
        label="解約を希望する日"
        caption={`${spanOf(fee)}。この日の24:00まで使えます`}
        days={days}
      />
      {fee.devices.length > 0 && (
        <DeviceFields devices={fee.devices}>
          {isCollected(devices) && (
            <ReadSuspense fallback={<SkeletonLines />}>
              <PickupFields />
            </ReadSuspense>
          )}
        </DeviceFields>
      )}
    </>
  );
}

/** `今日から60日先まで`; the days themselves where the first isn't today. */
function spanOf({ selectable_from, selectable_until }: Schema.CancellationFee): string {
  return selectable_from === japanDay(now())
    ? `今日から${daysUntil(selectable_until, now())}日先まで`
    : `${formatDay(selectable_from)}から${formatDay(selectable_until)}まで`;
}

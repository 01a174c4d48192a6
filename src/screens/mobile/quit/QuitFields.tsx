import { useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { mobileQuitReasons } from '@/catalogue/mobileQuit';
import { formatDay } from '@/lib/date';
import { RadioRows } from '@/ui/fields/RadioRows';
import { KeepTogether } from '@/ui/KeepTogether';
import { type QuitValues, useQuitInfo } from './quitEntry';

/** Asks why, and whether the number moves to another carrier (docs/design.md §7). */
export function QuitFields() {
  const { register, formState } = useFormContext<QuitValues>();
  const { reasons, can_mnp, quit_on, mnp_quit_on } = useQuitInfo();
  const { errors } = formState;
  return (
    <>
      {can_mnp && (
        <RadioRows
          label="いまの電話番号"
          error={errors.number?.message}
          rows={[
            {
              value: 'lose',
              title: '番号を残さずに解約する',
              help: `${formatDay(quit_on)}を過ぎると、同じ番号は使えなくなります`,
            },
            {
              value: 'keep',
              title: '番号を残して、ほかの会社に移る',
              help: (
                <KeepTogether>
                  {`MNP予約番号を発行します。移る先の会社で開通した日に解約となります${
                    mnp_quit_on ? `(開通しないときは${formatDay(mnp_quit_on)})` : ''
                  }`}
                </KeepTogether>
              ),
            },
          ]}
          {...register('number', { required: fieldMessages.mustSelect })}
        />
      )}
      <RadioRows
        label="解約の理由"
        hint="サービス改善の参考にいたします"
        error={errors.reason?.message}
        rows={reasons
          // A reason that isn't known can't be sent.
          .filter(({ code }) => mobileQuitReasons.some((one) => one === code))
          .map(({ code, label }) => ({ value: code, title: label }))}
        {...register('reason', { required: fieldMessages.mustSelect })}
      />
    </>
  );
}

import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { packetGift } from '@/catalogue/packetGift';
import { maxLength, validateWith } from '@/catalogue/rules';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { daysUntil, formatClock } from '@/lib/date';
import { normalisePhone } from '@/lib/phone';
import { serviceFor } from '@/session/serviceFor';
import { useSession } from '@/session/useSession';
import { TextField } from '@/ui/fields/TextField';
import { usePacketGift } from './giftEntry';
import { amountProblem, type GiftValues, normaliseAmount, phoneProblem } from './giftValues';

/** Asks how much, to whom, and for a message (docs/design.md §6). */
export function GiftFields() {
  const { register, formState } = useFormContext<GiftValues>();
  const { errors } = formState;
  const gift = usePacketGift();
  const session = useSession();
  const own = session && serviceFor(session, 'mobile')?.phone_number;
  const closesToday = daysUntil(gift.closes_at, now()) === 0;
  return (
    <>
      <p>
        贈れるデータは、今月分の<b>{formatGb(gift.limit_mb)}GB</b>までです。
        {gift.remaining_times < 3 && `今月は、あと${gift.remaining_times}回贈れます。`}
        {closesToday && `今月の受付は、今日の${formatClock(gift.closes_at)}までです。`}
      </p>
      <Box sx={{ mt: 7 }}>
        <TextField
          label="贈るデータ量"
          hint="0.5GB単位で指定できます"
          unit="GB"
          short
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          {...register('amount', {
            setValueAs: normaliseAmount,
            validate: (amount) =>
              amount === ''
                ? fieldMessages.missing
                : (amountProblem(amount, gift.limit_mb) ?? true),
          })}
        />
        <TextField
          label="贈る相手の電話番号"
          hint="Minamo モバイルの番号。ハイフンは不要です"
          type="tel"
          autoComplete="off"
          error={errors.to_phone?.message}
          {...register('to_phone', {
            setValueAs: normalisePhone,
            validate: (phone) =>
              phone === ''
                ? fieldMessages.missing
                : (phoneProblem(phone, own ?? undefined) ?? true),
          })}
        />
        <TextField
          label="メッセージ"
          hint={`${packetGift.messageMaxLength}文字まで。相手に届くお知らせに添えられます`}
          optional
          autoComplete="off"
          error={errors.message?.message}
          {...register('message', {
            setValueAs: (typed: string) => typed.trim(),
            validate: validateWith(maxLength(packetGift.messageMaxLength)),
          })}
        />
      </Box>
    </>
  );
}

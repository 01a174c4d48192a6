import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { packetGift } from '@/catalogue/packetGift';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { daysUntil, formatClock } from '@/lib/date';
import { foldedBy, textKinds, typedAs } from '@/procedure/field/textKinds';
import { TextField } from '@/ui/fields/TextField';
import { Announcement } from '@/ui/message/Announcement';
import { Nowrap } from '@/ui/page/Page';
import { usePacketGift } from './giftEntry';
import { amountProblem, type GiftValues, leftAfter, normaliseAmount } from './giftValues';
import { ReceiverFields } from './ReceiverFields';

/** Asks how much, to whom, and for a message (docs/design.md §6). */
export function GiftFields() {
  const { register, formState } = useFormContext<GiftValues>();
  const { errors } = formState;
  const gift = usePacketGift();
  const closesToday = daysUntil(gift.closes_at, now()) === 0;
  return (
    <>
      <p>
        贈れるデータは、今月分の<b>{formatGb(gift.limit_mb)}GB</b>までです。
        <Nowrap>今月は、あと{gift.remaining_times}回贈れます。</Nowrap>
        {closesToday && `今月の受付は、今日の${formatClock(gift.closes_at)}までです。`}
      </p>
      <Box sx={{ mt: 7 }}>
        <TextField
          label="贈るデータ量"
          hint={`${formatGb(gift.unit_mb)}GB単位で指定できます`}
          unit="GB"
          short
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          below={<LeftAfter />}
          {...register('amount', {
            ...foldedBy(normaliseAmount),
            validate: (amount) =>
              amount === ''
                ? fieldMessages.missing
                : (amountProblem(amount, gift.limit_mb) ?? true),
          })}
        />
        <ReceiverFields />
        <TextField
          label="メッセージ"
          hint={`${packetGift.messageMaxLength}文字まで。相手に届くお知らせに添えられます`}
          optional
          autoComplete="off"
          error={errors.message?.message}
          {...register('message', typedAs(textKinds.giftMessage, { optional: true }))}
        />
      </Box>
    </>
  );
}

/** What is left once the amount that stands in the field is given; now, while none can be given. */
function LeftAfter() {
  const { data_left_mb, limit_mb } = usePacketGift();
  const amount = useWatch<GiftValues, 'amount'>({ name: 'amount' });
  const left = leftAfter(normaliseAmount(amount), { data_left_mb, limit_mb });
  return (
    <>
      <Box component="p" sx={{ mt: 2 }}>
        {left === undefined ? 'データの残り' : '贈ったあとの残り'}{' '}
        <Nowrap>
          <b>{formatGb(left ?? data_left_mb)}GB</b>
        </Nowrap>
      </Box>
      <Announcement>
        {left === undefined ? '' : `贈ったあとの残りは${formatGb(left)}GBです。`}
      </Announcement>
    </>
  );
}

import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read, type Rejection } from '@/api/query';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { daysUntil, untilDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { Change } from '@/procedure/cost/Change';
import type { Review } from '@/procedure/procedure';
import { Verbatim } from '@/ui/page/Page';
import type { ClaimValues } from './claimValues';
import { formatGiftCode } from './giftEntry';

/** The gift that the codes stand for, and what is left once it is received. */
export function useClaimReview(values: ClaimValues): Review<ClaimValues> | Rejection {
  const { data: gift } = useSuspenseQuery(queryOrRejection(read(api.getPacketGiftRequest, values)));
  if (isRejection(gift)) return gift;
  const { amount_mb, from_phone, message, receive_by, usable_until } = gift;
  const { data_left_mb, data_left_after_mb } = gift;
  const shown = `${formatGb(amount_mb)}GB`;
  return {
    rows: [
      { term: '受け取るデータ量', value: shown, strong: true, confirms: { amount_mb } },
      { term: '贈り主', value: <Verbatim>{formatPhone(from_phone)}</Verbatim>, strong: true },
      ...(message ? [{ term: 'メッセージ', value: message }] : []),
      {
        term: '受け取り期限',
        value: untilDay(receive_by),
        note: daysUntil(receive_by, now()) === 0 ? '今日が期限です' : undefined,
      },
      { term: '使える期限', value: untilDay(usable_until), confirms: { usable_until } },
      {
        term: 'ギフトコード',
        value: <Verbatim>{formatGiftCode(values.gift_code)}</Verbatim>,
        field: 'gift_code',
      },
    ],
    after:
      data_left_mb === null || data_left_after_mb === null ? undefined : (
        <div>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            受け取ったあとの、お客さまのデータの残り
          </Typography>
          <Change before={formatGb(data_left_mb)} after={formatGb(data_left_after_mb)} unit="GB" />
        </div>
      ),
    action: `${shown}を受け取る`,
  };
}

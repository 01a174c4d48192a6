import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatGb } from '@/lib/data';
import { formatDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { Change } from '@/procedure/cost/Change';
import type { Review } from '@/procedure/procedure';
import { Nowrap } from '@/ui/page/Page';
import { usePacketGift } from './giftEntry';
import { amountMb, type GiftValues } from './giftValues';

/** What is given, and what is left then (docs/design.md §6). */
export function useGiftReview({ amount, to_phone, message }: GiftValues): Review<GiftValues> {
  const { data_left_mb, expires_on } = usePacketGift();
  const mb = amountMb(amount) ?? 0;
  const shown = `${formatGb(mb)}GB`;
  return {
    rows: [
      { term: '贈るデータ量', value: shown, strong: true, field: 'amount' },
      { term: '贈る相手の電話番号', value: formatPhone(to_phone), strong: true, field: 'to_phone' },
      { term: 'メッセージ', value: message || 'なし', field: 'message' },
    ],
    after: (
      <Stack useFlexGap spacing={7}>
        <div>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            贈ったあとの、お客さまのデータの残り
          </Typography>
          <Change
            before={formatGb(data_left_mb)}
            after={formatGb(Math.max(0, data_left_mb - mb))}
            unit="GB"
          />
        </div>
        <Alert severity="warning">
          <AlertTitle component="h2">贈ると取り消せません</AlertTitle>
          受け取られないまま<Nowrap>{formatDay(expires_on)}</Nowrap>を過ぎると、
          <Nowrap>データはなくなります。</Nowrap>
        </Alert>
      </Stack>
    ),
    action: `${shown}を贈る`,
  };
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { Nowrap } from '@/ui/page/Page';

/** Says that fibre is being cancelled: until when it works, and until when that can be taken back. */
export function LeavingNotice() {
  // Not suspense queries: the bill is shown without them too.
  const isLeaving = useQuery(read(api.getContract, ofService('fixed'))).data?.status === 'QTWT';
  const { data: state } = useQuery({ ...read(api.getQuitCancel), enabled: isLeaving });
  if (!isLeaving || !state) return null;
  const { quit_on, can_cancel, cancel_until } = state;
  return (
    <Alert severity="warning" sx={{ mb: { xs: 6, sm: 9 } }}>
      <AlertTitle component="h2">{`${formatDay(quit_on)}に解約します`}</AlertTitle>
      この日の24:00まで、お使いいただけます。
      {can_cancel && cancel_until && (
        <>
          <Nowrap>{formatDay(cancel_until)}</Nowrap>まで取り消せます。
        </>
      )}
      <Box sx={{ mt: 1 }}>
        {can_cancel ? (
          <Button variant="text" href={paths.quitCancel()} sx={{ fontWeight: 700 }}>
            解約を取り消す
          </Button>
        ) : (
          <Button variant="text" href={paths.progress()} sx={{ fontWeight: 700 }}>
            手続きの状況を見る
          </Button>
        )}
      </Box>
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { simStates, stopDuration } from '@/catalogue/stopRestart';
import { paths } from '@/paths';

/** Whether the SIM is stopped, as after a loss; false while that hasn't been read. */
export function useIsStopped(): boolean {
  // Not a suspense query: the figure neither waits for it nor fails with it.
  const { data } = useQuery(read(api.getSettingsRestriction));
  return data?.restrictions.some(({ reason }) => reason === 'suspended') ?? false;
}

/** Says that the SIM is stopped, or on the way there or back, and where it is started again. */
export function StoppedNotice() {
  // The restriction holds from the order on, the stop itself takes its time.
  const state = useQuery(read(api.getStopRestartInfo)).data?.state;
  if (state === 'stopping' || state === 'restarting')
    return (
      <Alert severity="warning" sx={{ mb: { xs: 6, sm: 9 } }}>
        <AlertTitle component="h2">{`利用の${simStates[state]}です`}</AlertTitle>
        {stopDuration}かかります。
      </Alert>
    );
  return (
    <Alert severity="warning" sx={{ mb: { xs: 6, sm: 9 } }}>
      <AlertTitle component="h2">この番号の利用を停止しています</AlertTitle>
      再開すると、{stopDuration}で使えるようになります。
      <Box sx={{ mt: 1 }}>
        <Button variant="text" href={paths.mobileStopRestart()} sx={{ fontWeight: 700 }}>
          利用を再開する
        </Button>
      </Box>
    </Alert>
  );
}

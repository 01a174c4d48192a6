import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { Nowrap } from '@/ui/page/Page';
import RunningBar from './RunningBar';

export interface WaitingSheetProps {
  ref: Ref<HTMLDivElement>;
  /** Whether it takes long; the text then says so, and what to do. */
  isLong: boolean;
  /** The page that shows later whether the write was accepted; absent when nobody is logged in. */
  lookAt?: { to: string; label: string } | undefined;
  /** Called when the customer follows `lookAt`. */
  onLeave: () => void;
}

/** Says over the page that something is being sent. */
export default function WaitingSheet({ ref, isLong, lookAt, onLeave }: WaitingSheetProps) {
  return (
    <Paper
      ref={ref}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        p: 7,
        borderRadius: 2,
        boxShadow: '0 24px 64px rgba(0, 0, 0, 0.28)',
        pointerEvents: 'auto',
        [media.dark]: { border: '1px solid var(--rule)' },
      }}
    >
      <RunningBar />
      {isLong ? (
        <>
          <Typography sx={type.dialogTitle}>時間がかかっています</Typography>
          <Typography sx={{ mt: 2 }}>
            <Nowrap>もう一度押さずに、</Nowrap>
            <Nowrap>このままお待ちください。</Nowrap>
            {lookAt ? (
              <>
                <Nowrap>この画面を離れても、</Nowrap>
                <Nowrap>送信は取り消されません。</Nowrap>
                <Nowrap>受け付けられたかどうかは、</Nowrap>
                <Nowrap>「{lookAt.label}」で</Nowrap>
                <Nowrap>確かめられます。</Nowrap>
              </>
            ) : (
              <>
                <Nowrap>しばらく待っても</Nowrap>
                <Nowrap>変わらないときは、</Nowrap>
                <Nowrap>通信の状態を確かめて、</Nowrap>
                <Nowrap>画面を読み込み直してください。</Nowrap>
              </>
            )}
          </Typography>
          {lookAt && (
            <Box sx={{ mt: 4 }}>
              <Button
                variant="text"
                href={lookAt.to}
                onClick={onLeave}
              >{`${lookAt.label}を見る`}</Button>
            </Box>
          )}
        </>
      ) : (
        <>
          <Typography sx={type.dialogTitle}>送信しています</Typography>
          <Typography sx={{ mt: 2 }}>このままお待ちください。</Typography>
        </>
      )}
    </Paper>
  );
}

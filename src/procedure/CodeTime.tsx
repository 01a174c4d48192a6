import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { now } from '@/lib/clock';
import { Figure } from '@/ui/figure/Figure';

const place = { mt: 7, pt: 3, borderTop: 1, borderColor: 'divider' };

/**
 * How long a code stays valid (docs/design.md §6). The server decides, so the page still takes a
 * code after this time.
 */
export function CodeTime({ label, expiresAt }: { label: string; expiresAt: string }) {
  const left = useSecondsLeft(expiresAt);
  if (left === 0)
    return (
      <Box sx={place}>
        <p>{label}の有効期限が切れました。もう一度お送りください。</p>
      </Box>
    );
  const minutes = Math.floor(left / 60);
  return (
    <Box sx={place}>
      <Typography variant="body2" color="textSecondary">
        {label}が使えるのは
      </Typography>
      <Stack role="timer" direction="row" sx={{ alignItems: 'baseline', gap: '5px' }}>
        <Typography variant="label" component="b">
          あと
        </Typography>
        <Figure value={`${minutes}:${String(left % 60).padStart(2, '0')}`} />
      </Stack>
    </Box>
  );
}

/**
 * Counts down to a moment by the server's clock.
 * @param until ISO moment
 * @returns whole seconds, 0 once it has passed
 */
export function useSecondsLeft(until: string): number {
  const [time, setTime] = useState(() => now().getTime());
  const isOver = Date.parse(until) <= time;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setTime(now().getTime()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((Date.parse(until) - time) / 1000));
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Figure } from '@/ui/figure/Figure';
import { useSecondsLeft } from './useSecondsLeft';

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

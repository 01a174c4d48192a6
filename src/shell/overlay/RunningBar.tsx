import { keyframes } from '@emotion/react';
import LinearProgress from '@mui/material/LinearProgress';
import { media } from '@/theme/media';

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

/**
 * A thin moving bar along the top of its container. It is decoration: text beside it says what is going
 * on.
 */
export default function RunningBar() {
  return (
    <LinearProgress
      aria-hidden
      sx={{
        position: 'absolute',
        inset: '0 0 auto',
        bgcolor: 'primary.light',
        '& .MuiLinearProgress-bar1': {
          width: '30%',
          animation: `${run} 1.2s linear infinite`,
          [media.still]: { width: '100%' },
        },
        '& .MuiLinearProgress-bar2': { display: 'none' },
      }}
    />
  );
}

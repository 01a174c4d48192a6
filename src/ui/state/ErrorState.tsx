import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Status } from '@/ui/status/Status';

interface ErrorStateProps {
  /** What could not be read, and what did not change. */
  children: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

/** A part of a page that could not be read: dashed, since it isn't there (docs/design.md §10). */
export function ErrorState({ children, onRetry, busy }: ErrorStateProps) {
  return (
    <Box role="status" sx={{ p: 5, border: '1px dashed var(--field)', borderRadius: 1 }}>
      <Status mark="dashedSquare" label="読み込めません" />
      <Typography sx={{ mt: 2, mb: 4 }}>{children}</Typography>
      <SubmitButton
        busy={busy ? '読み込み中' : false}
        variant="secondary"
        size="small"
        startIcon={<Icon name="reload" />}
        onClick={onRetry}
      >
        もう一度読み込む
      </SubmitButton>
    </Box>
  );
}

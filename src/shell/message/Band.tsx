import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';

interface BandProps {
  /** Shown in the rail, such as お知らせ. */
  kind: string;
  children: ReactNode;
  /** If given, the band has a close button. */
  onClose?: () => void;
  /** Tells screen readers which band the close button closes, since several can be shown at once. */
  about?: string;
}

/** News under the head rule, at most three (docs/design.md §7). */
export function Band({ kind, children, onClose, about }: BandProps) {
  return (
    <Box data-print="none" sx={{ ...ground, ...paper }}>
      <Container
        sx={{
          ...row,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr) auto',
            sm: '144px minmax(0, 1fr) auto',
            md: '216px minmax(0, 1fr) auto',
          },
          columnGap: { xs: 3, sm: 8, md: 14 },
        }}
      >
        <Typography
          component="div"
          variant="body2"
          sx={{
            display: { xs: 'none', sm: 'flex' },
            alignItems: 'center',
            gap: 2.5,
            lineHeight: 'inherit',
            fontWeight: 700,
          }}
        >
          <Icon name="info" />
          {kind}
        </Typography>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {onClose && (
          <IconButton
            aria-label={`${kind}を閉じる${about ? `(${about})` : ''}`}
            onClick={onClose}
            sx={{ mr: -3 }}
          >
            <Icon name="close" />
          </IconButton>
        )}
      </Container>
    </Box>
  );
}

/** Says that the device is offline, and what happens once it is online again. */
export function OfflineBand() {
  return (
    <Box
      role="status"
      data-print="none"
      sx={{ ...ground, bgcolor: 'text.primary', color: 'background.default' }}
    >
      <Container sx={{ ...row, ...whole }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 3.5, minWidth: 0 }}>
          <Icon name="unplugged" size={24} />
          <div>
            <b>オフラインです</b> 接続が回復すると、自動で読み込みを再開します。
          </div>
        </Stack>
      </Container>
    </Box>
  );
}

/** Says that what the screen shows is long in coming, and when it stays away, what can be done. */
export function SlowBand({ stage }: { stage: 'slow' | 'stuck' }) {
  return (
    <Box role="status" data-print="none" sx={{ ...ground, ...paper }}>
      <Container sx={{ ...row, ...whole }}>
        <div>
          <b>読み込みに時間がかかっています</b>{' '}
          {stage === 'slow'
            ? 'このままお待ちください。'
            : '通信の状態を確かめて、画面を読み込み直してください。'}
        </div>
      </Container>
    </Box>
  );
}

/** Says that a newer build is there; the customer decides when to reload. */
export function NewVersionBand({ onSwitch }: { onSwitch: () => void }) {
  return (
    <Box role="status" data-print="none" sx={{ ...ground, ...paper }}>
      <Container sx={{ ...row, ...whole }}>
        <div>
          <b>新しい画面があります</b> 入力した内容は残ります。
        </div>
        <Button variant="secondary" size="small" onClick={onSwitch}>
          切り替える
        </Button>
      </Container>
    </Box>
  );
}

const ground = { svg: { flex: 'none' }, b: { mr: 1 } } as const;

const paper = { bgcolor: 'background.band', borderBottom: 1, borderColor: 'divider' } as const;

const row = {
  display: 'grid',
  alignItems: 'center',
  minHeight: 60,
  py: 2,
  fontSize: { xs: 15, sm: 16 },
  lineHeight: '26px',
} as const;

const whole = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: { xs: 3, sm: 8, md: 5 },
} as const;

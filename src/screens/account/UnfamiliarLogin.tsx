import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatClock, formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';

interface UnfamiliarLoginProps {
  login: Schema.LoginEntry;
  /** How many are waiting for an answer, this one included. */
  count: number;
  service: ServiceType | undefined;
  onConfirm: () => void;
}

/** A login from a device seen for the first time: the one thing that this page asks about. */
export function UnfamiliarLogin({ login, count, service, onConfirm }: UnfamiliarLoginProps) {
  return (
    <Box sx={{ maxWidth: 640, mt: { xs: 5, sm: 7 } }}>
      <Alert severity="warning">
        <AlertTitle component="h2">
          {count > 1
            ? `はじめての端末からのログイン(${count}件のうち新しいもの)`
            : 'はじめての端末からのログイン'}
        </AlertTitle>
        <Typography
          sx={{
            m: '8px 0 4px',
            fontSize: { xs: 28, sm: 26 },
            lineHeight: '34px',
            letterSpacing: '-0.01em',
          }}
        >
          <Nowrap>{formatDay(login.at)}</Nowrap> <Nowrap>{formatClock(login.at)}</Nowrap>
        </Typography>
        <p>{[login.device, login.browser].filter(Boolean).join('・')}</p>
        <p>
          {login.place ? `${login.place}付近` : '場所はわかりません'}{' '}
          <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {login.ip_address}
          </Typography>
        </p>
      </Alert>
      <Typography sx={{ mt: 5 }}>このログインに、お心あたりはありますか。</Typography>
      <Box sx={{ '& > div': { mt: 4 } }}>
        <Actions>
          <Button href={service === 'mobile' ? paths.mobilePassword() : paths.password()}>
            心当たりがないので、パスワードを変更する
          </Button>
          <Button variant="secondary" onClick={onConfirm}>
            自分のログインです
          </Button>
        </Actions>
      </Box>
    </Box>
  );
}

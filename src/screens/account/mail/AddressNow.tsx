import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Breakable } from '../Breakable';

interface AddressNowProps {
  /** No address was verified so far. */
  isFirst: boolean;
  email: string | null | undefined;
}

/** Why an address is asked for, and the one registered so far. */
export function AddressNow({ isFirst, email }: AddressNowProps) {
  return (
    <Stack sx={{ gap: 4, mb: 7 }}>
      {isFirst && (
        <Typography variant="lead">
          ご請求や工事のお知らせをお届けするため、メールアドレスをご登録ください。
        </Typography>
      )}
      {email && (
        <div>
          <Typography variant="body2" color="textSecondary">
            {isFirst ? 'いまのメールアドレス(まだ確認できていません)' : 'いまのメールアドレス'}
          </Typography>
          <Breakable>{email}</Breakable>
        </div>
      )}
    </Stack>
  );
}

import Button from '@mui/material/Button';
import { logout } from '@/session/logout';

/** Ends the session here and in all tabs first; the servers are called afterwards. */
export function LogoutButton({ small }: { small?: boolean }) {
  return (
    <Button variant="secondary" size={small ? 'small' : 'medium'} onClick={() => void logout()}>
      ログアウト
    </Button>
  );
}

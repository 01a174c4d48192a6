import { logout } from '@/session/logout';
import { Button } from '@/ui/link/Button';

/** Ends the session here and in all tabs; the calls to the servers follow behind. */
export function LogoutButton({ small }: { small?: boolean }) {
  return (
    <Button variant="secondary" small={small} onClick={() => void logout()}>
      ログアウト
    </Button>
  );
}

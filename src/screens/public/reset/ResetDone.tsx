import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/paths';
import { Actions } from '@/ui/link/Actions';

/** What to do now. */
export function ResetDone() {
  return (
    <>
      <Typography variant="lead">新しいパスワードで、ログインしてください。</Typography>
      <Typography variant="body2" color="textSecondary">
        ほかの端末でログインしていたときは、ログアウトされています。
      </Typography>
      <Actions>
        <Button href={paths.login()}>ログインへ進む</Button>
      </Actions>
    </>
  );
}

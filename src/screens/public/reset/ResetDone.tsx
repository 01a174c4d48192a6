import { paths } from '@/paths';
import { Actions } from '@/ui/link/Actions';
import { LinkButton } from '@/ui/link/Link';
import { Lead, Small } from '@/ui/Text';

/** What to do now. */
export function ResetDone() {
  return (
    <>
      <Lead>新しいパスワードで、ログインしてください。</Lead>
      <Small>ほかの端末でログインしていたときは、ログアウトされています。</Small>
      <Actions>
        <LinkButton to={paths.login()}>ログインへ進む</LinkButton>
      </Actions>
    </>
  );
}

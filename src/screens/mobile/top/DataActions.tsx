import { paths } from '@/paths';
import { Actions } from '@/ui/link/Actions';
import { Link, LinkButton } from '@/ui/link/Link';

/** What can be done about the data left. */
export function DataActions() {
  return (
    <Actions>
      <LinkButton to={paths.mobileCharge()}>データを追加する</LinkButton>
      <Link standalone to={paths.packetGift()}>
        データを贈る・受け取る
      </Link>
    </Actions>
  );
}

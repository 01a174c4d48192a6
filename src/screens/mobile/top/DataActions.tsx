import { paths } from '@/paths';
import { Actions } from '@/ui/link/Actions';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Link, LinkButton } from '@/ui/link/Link';

/** What can be done about the data left; adding comes first where the portal offers it. */
export function DataActions() {
  const canAdd = useKnownPaths()(paths.mobileCharge());
  return (
    <Actions>
      {canAdd ? (
        <>
          <LinkButton to={paths.mobileCharge()}>データを追加する</LinkButton>
          <Link standalone to={paths.packetGift()}>
            データを贈る・受け取る
          </Link>
        </>
      ) : (
        <>
          <LinkButton to={paths.packetGift()}>データを贈る</LinkButton>
          <Link standalone to={paths.packetGiftReceipt()}>
            データを受け取る
          </Link>
        </>
      )}
    </Actions>
  );
}

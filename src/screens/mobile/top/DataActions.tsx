import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { paths } from '@/paths';
import { Actions } from '@/ui/link/Actions';
import { ClosedSettings } from './ClosedSettings';
import { restrictionGroups } from './restrictionGroups';

/**
 * What can be done about the data left, or the reason why it can't be done now. For a plan without gifts
 * (`not_eligible`) the link stays: the page of gifts explains that to those who open it.
 */
export function DataActions({ isUnlimited }: { isUnlimited: boolean }) {
  // Not a suspense query: the figure above neither waits for it nor fails with it.
  const { data } = useQuery(read(api.getSettingsRestriction));
  const closed = (data?.restrictions ?? []).filter(
    ({ setting, reason }) =>
      (setting === 'charge' || setting === 'packet_gift') && reason !== 'not_eligible',
  );
  const isOpen = (setting: string) => !closed.some((one) => one.setting === setting);
  const canCharge = isOpen('charge') && !isUnlimited;
  return (
    <>
      {(canCharge || isOpen('packet_gift')) && (
        <Actions>
          {canCharge && <Button href={paths.mobileCharge()}>データを追加する</Button>}
          {isOpen('packet_gift') && (
            <Button variant="text" href={paths.packetGift()}>
              データを贈る・受け取る
            </Button>
          )}
        </Actions>
      )}
      {restrictionGroups(closed).map((group) => (
        <ClosedSettings key={`${group.text} ${group.available_from}`} {...group} />
      ))}
    </>
  );
}

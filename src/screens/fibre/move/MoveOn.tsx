import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatFullTime } from '@/lib/date';
import { Actions } from '@/ui/link/Actions';
import { moveQueries } from './queries';

/**
 * The link to the moving page. The token comes after `#`, a part that browsers send to no server and in
 * no referrer.
 */
export function MoveOn() {
  const { token, url, expires_at } = useSuspenseQuery(moveQueries.token()).data;
  if (token === null || url === null) return null;
  return (
    <>
      {expires_at && (
        <p>
          続きは、<b>{formatFullTime(expires_at)}</b>までお手続きいただけます。
        </p>
      )}
      <Actions>
        <Button href={`${url}#token=${encodeURIComponent(token)}`}>お引っ越しのページへ進む</Button>
      </Actions>
    </>
  );
}

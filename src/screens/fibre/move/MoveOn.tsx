import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { formatFullTime } from '@/lib/date';
import { Actions } from '@/ui/link/Actions';

/**
 * The link to the moving page. The token comes after `#`, a part that browsers send to no server and in
 * no referrer.
 */
export function MoveOn() {
  const { token, url, expires_at } = useSuspenseQuery(read(api.getMoveToken)).data;
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

import Button from '@mui/material/Button';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked, CurrentStatus } from '@/procedure/procedure';
import { usePresent } from './presentData';
import { PresentStatus } from './PresentStatus';

const actions = <Button href={paths.campaign()}>特典・キャンペーンを見る</Button>;

/** Nothing to choose: none, too late, none in stock; or chosen already, and how that stands. */
export function usePresentEntry(): Blocked | CurrentStatus | undefined {
  const present = usePresent();
  if (!present) return { reason: <p>受け取れる記念品はありません。</p>, actions };
  if (present.status === 'accepted' || present.status === 'shipped')
    return { state: <PresentStatus present={present} /> };
  if (present.status === 'expired')
    return {
      reason: (
        <p>
          <b>受け取りの期限を過ぎています。</b>
          {present.name}の受け取りの手続きは、{formatFullDay(present.accept_until)}まででした。
        </p>
      ),
      actions,
    };
  if (!present.choices.some(({ in_stock }) => in_stock))
    return {
      reason: <p>いま、お選びいただける品の在庫がありません。</p>,
      possible: (
        <p>
          入荷をお待ちください。受け取りの手続きは、{formatFullDay(present.accept_until)}までです。
        </p>
      ),
      actions,
    };
  return undefined;
}

import Button from '@mui/material/Button';
import { endless, formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { PartBoundary } from '@/shell/error/PartBoundary';
import { Nowrap } from '@/ui/page/Page';
import { useOptionState } from '../optionState';
import type { OrderName } from '../orders';
import { isPossible } from '../whyNot';

interface TakingBackProps {
  code: string;
  order: OrderName;
}

/** Where an entry or a quit can be taken back, on its receipt. */
export const TakingBack = (props: TakingBackProps) => (
  <PartBoundary unread="取り消せるかどうかを読み込めませんでした。">
    <OrderBack {...props} />
  </PartBoundary>
);

/** Until when is said where the lead doesn't say it. */
function OrderBack({ code, order }: TakingBackProps) {
  const state = useOptionState(code);
  if (order === 'entry' && isPossible(state, 'entry_cancel'))
    return (
      <Button variant="text" href={paths.optionOrder(state.page, 'entry_cancel')}>
        お申し込みを取り消す
      </Button>
    );
  if (order !== 'quit') return null;
  if (!isPossible(state, 'quit_cancel') || state.endsOn === endless) return null;
  return (
    <>
      <p>
        取りやめる場合は、<Nowrap>{formatDay(state.endsOn)}まで</Nowrap>、解約を取り消せます。
      </p>
      <Button variant="text" href={paths.optionOrder(state.page, 'quit_cancel')}>
        解約を取り消す
      </Button>
    </>
  );
}

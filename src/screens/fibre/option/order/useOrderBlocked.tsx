import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { tooYoung } from '@/screens/fibre/shared/tooYoung';
import { useOptionState } from '../type/optionState';
import { isPossible, whyNot } from '../type/whyNot';
import type { OrderName } from './orderNames';

/** Why an order can't be placed now, from when it can, and which others can. */
export function useOrderBlocked(code: string, order: OrderName): Blocked | undefined {
  const state = useOptionState(code);
  const young = tooYoung(
    useSuspenseQuery(read(api.getContract, ofService('fixed'))).data.customer.birthday,
  );
  if (order === 'entry' && young) return young;
  if (isPossible(state, order)) return undefined;
  const { reason, from } = whyNot(state, order);
  return {
    opens: from ?? undefined,
    reason: <p>{reason}</p>,
    possible: <p>料金と、いまできる手続きをご覧いただけます。</p>,
    actions: (
      <Button
        variant="secondary"
        href={paths.optionDetail(state.page)}
      >{`${state.name}を見る`}</Button>
    ),
  };
}

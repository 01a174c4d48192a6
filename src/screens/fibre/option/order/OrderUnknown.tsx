import { optionStatus, unreadable } from '@/screens/shared/statuses';
import { useOptionState } from '../type/optionState';
import { reached } from './orderForm';
import { type OrderName, orderTexts, orderTypes } from './orderNames';

/** After an unknown outcome: what the option's status, read again, says about the order. */
export function OrderUnknown({ code, order }: { code: string; order: OrderName }) {
  const state = useOptionState(code);
  const shape = optionStatus(state.status);
  const label = state.statusLabel ?? shape.label;
  const { title } = orderTexts[order];
  if (reached[orderTypes[order]].includes(state.status))
    return (
      <p>
        <b>
          {state.name}は、いま「{label}」です。{title}は受け付けられています。
        </b>
        もう一度お手続きいただく必要はありません。
      </p>
    );
  return (
    <p>
      {state.name}は、いま「{label}」です。
      {order === 'change' || shape === unreadable
        ? `${title}が受け付けられたかどうかは、お知らせ履歴でお確かめください。`
        : `${title}の記録は、まだありません。数分たってからもう一度ご覧になり、それでもないときに、もう一度お手続きください。`}
    </p>
  );
}

import Button from '@mui/material/Button';
import { now } from '@/lib/clock';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/procedure';
import { Nowrap } from '@/ui/page/Page';
import { DeliveryRows } from './DeliveryRows';
import { hasDay, typeLabels, useMovements, whenText } from './movement';
import type { Movement } from './queries';

/** Why no day can be chosen now. */
export function useDeliveryBlocked(): Blocked | undefined {
  const movements = useMovements();
  if (movements.some((movement) => hasDay(movement, now()))) return undefined;
  return {
    reason:
      movements.length === 0 ? (
        <p>
          日時を選べるお届けや回収は、いまはありません。機器のお届けや回収が決まると、ここで日時を選べます。
        </p>
      ) : (
        movements.map((movement) => <Why key={movement.movement_id} movement={movement} />)
      ),
    possible: <p>機器のお貸し出しの状況は、ご契約情報でお確かめいただけます。</p>,
    actions: (
      <Button variant="secondary" href={paths.contract()}>
        ご契約情報を見る
      </Button>
    ),
    more: <DeliveryRows />,
  };
}

function Why({ movement }: { movement: Movement }) {
  const { change_type, item, date, time_band, can_change } = movement;
  return (
    <p>
      {item}の{typeLabels[change_type]}
      <Nowrap>({whenText(date, time_band)})は、</Nowrap>
      {can_change
        ? '配送が混み合っているため、いま選べる日がありません。あらためてお確かめください。'
        : '変更の期限を過ぎたため、日時を変更できません。'}
    </p>
  );
}

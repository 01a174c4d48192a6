import { brand } from '@/catalogue/brand';
import { deficientState, matterTypes } from '@/catalogue/documents';
import { formatFullDay } from '@/lib/date';
import { Link } from '@/ui/link/Link';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { ListRow } from '@/ui/row/List';
import { Status } from '@/ui/status/Status';
import { Small } from '@/ui/Text';
import type { Shipment } from './queries';
import { shipmentState } from './shipmentStates';

/** One letter: when it was asked for, what it is, how it stands. */
export function ShipmentRow({ shipment }: { shipment: Shipment }) {
  const { matter_type, state, requested_on, shipped_on } = shipment;
  return (
    <ListRow
      when={<Nowrap>{formatFullDay(requested_on)}</Nowrap>}
      after={<Status {...shipmentState(state)} />}
    >
      <b>{matterTypes[matter_type]}</b>
      {shipped_on && (
        <Small>
          <Phrase>{formatFullDay(shipped_on)}に発送しました</Phrase>
        </Small>
      )}
      {state === deficientState && (
        <Small>
          お送りするために確かめたいことがあります。お電話ください。
          <br />
          <Link standalone href={`tel:${brand.support.phone}`}>
            {brand.support.phone}
          </Link>{' '}
          <Nowrap>({brand.support.hours})</Nowrap>
        </Small>
      )}
    </ListRow>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { brand } from '@/catalogue/brand';
import { deficientState, matterTypes } from '@/catalogue/documents';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { ListRow } from '@/ui/row/ListRow';
import { Status, type StatusShape } from '@/ui/status/Status';

const other: StatusShape = { mark: 'dashedCircle', label: 'その他' };

/** One letter: when it was asked for, what it is, and its state. */
export function ShipmentRow({ shipment }: { shipment: Schema.Shipment }) {
  const { matter_type, state, requested_on, shipped_on } = shipment;
  return (
    <ListRow
      when={<Nowrap>{formatFullDay(requested_on)}</Nowrap>}
      after={<Status {...shipmentState(state)} />}
    >
      <b>{labelOf(matterTypes, matter_type)}</b>
      {shipped_on && (
        <Typography variant="body2" color="textSecondary">
          <Phrase>{formatFullDay(shipped_on)}に発送しました</Phrase>
        </Typography>
      )}
      {state === deficientState && (
        <Typography variant="body2" color="textSecondary">
          お送りするために確かめたいことがあります。お電話ください。
          <br />
          <Button variant="text" href={`tel:${brand.support.phone}`}>
            {brand.support.phone}
          </Button>{' '}
          <Nowrap>({brand.support.hours})</Nowrap>
        </Typography>
      )}
    </ListRow>
  );
}

const states: Record<string, StatusShape> = {
  '20101': { mark: 'circle', label: '新規受付' },
  '20201': { mark: 'half', label: '発送待ち' },
  '20301': { mark: 'cross', label: '取り消し', ended: true },
  '20400': { mark: 'done', label: '完了' },
  '20401': { mark: 'threeQuarter', label: '発送済み' },
  '20402': { mark: 'triangle', label: '不備あり', box: 'caution' },
  '20499': other,
};

/** State of a shipment by its code (contract, `ShipmentState`); any other is その他. */
function shipmentState(code: string): StatusShape {
  return states[code] ?? other;
}

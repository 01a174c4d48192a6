import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { brand } from '@/catalogue/brand';
import {
  deficientState,
  letterNames,
  matterTypes,
  mostPapers,
  sentStates,
} from '@/catalogue/documents';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { ProcedureSections } from '@/procedure/entry/ProcedureSections';
import { PapersHead } from '@/screens/shared/PapersHead';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { ListRow } from '@/ui/row/ListRow';
import { Status, type StatusShape } from '@/ui/status/Status';
import { type Obstacle, useLetters } from './letters';

interface Letter {
  title: string;
  help: string;
  to: string;
  obstacle?: Obstacle;
}

/** /contract/document: the letters on their way, and those that can be asked for. */
export default function DocumentScreen() {
  const { shipments: all, wc24, webDetail } = useLetters();
  const shipments = all.slice(0, mostPapers);
  const letters: Letter[] = [
    {
      title: letterNames.wc24,
      help: 'ホームでんわのお手続きに使う用紙を郵送します',
      to: paths.wc24(),
      obstacle: wc24,
    },
    {
      title: letterNames.webDetail,
      help: '通話明細を見るためのIDとパスワードを郵送します',
      to: paths.webDetailReissue(),
      obstacle: webDetail,
    },
  ];
  const isAllSent = shipments.every(({ state }) => sentStates.includes(state));
  const open = shipments.filter(({ state }) => state === deficientState);
  const others = shipments.filter(({ state }) => state !== deficientState);
  return (
    <Container>
      <PapersHead
        title="書類の発行・送付"
        contract={paths.contract()}
        count={shipments.length}
        lead={[
          isAllSent ? '発送した書類が' : '受け付けた書類が',
          'あります。新しい順に3件までご覧いただけます。',
        ]}
        empty={{
          lead: '発送した書類はありません。',
          next: 'お取り寄せになると、発送の状況がここに並びます。',
        }}
      />
      <Shipments label="お電話が必要な書類" shipments={open} />
      <Shipments label="書類の状況" shipments={others} />
      <ProcedureSections
        possible={letters.filter(({ obstacle }) => !obstacle)}
        impossible={letters.flatMap(({ title, obstacle }) =>
          obstacle ? [{ name: title, reason: obstacle.reason, from: obstacle.opens ?? null }] : [],
        )}
      />
    </Container>
  );
}

function Shipments({ label, shipments }: { label: string; shipments: readonly Schema.Shipment[] }) {
  if (shipments.length === 0) return null;
  return (
    <Section label={label} caption={`${shipments.length}件`}>
      <List>
        {shipments.map((shipment) => (
          <ShipmentRow key={shipment.shipment_id} shipment={shipment} />
        ))}
      </List>
    </Section>
  );
}

const other: StatusShape = { mark: 'dashedCircle', label: 'その他' };

function ShipmentRow({ shipment }: { shipment: Schema.Shipment }) {
  const { matter_type, state, requested_on, shipped_on } = shipment;
  return (
    <ListRow
      when={<Nowrap>{formatFullDay(requested_on)}</Nowrap>}
      after={<Status {...shipmentState(state)} />}
    >
      <b>{labelOf(matterTypes, matter_type)}</b>
      {shipped_on && (
        <Typography variant="help">
          <Phrase>{formatFullDay(shipped_on)}に発送しました</Phrase>
        </Typography>
      )}
      {state === deficientState && (
        <Typography variant="help">
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

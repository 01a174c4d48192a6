import Container from '@mui/material/Container';
import List from '@mui/material/List';
import type * as Schema from '@/api/generated/schemas';
import { deficientState, letterNames, mostPapers, sentStates } from '@/catalogue/documents';
import { paths } from '@/paths';
import { ProcedureSections } from '@/procedure/entry/ProcedureSections';
import { PapersHead } from '@/screens/shared/PapersHead';
import { Section } from '@/ui/page/Section';
import type { Obstacle } from './obstacles';
import { ShipmentRow } from './ShipmentRow';
import { useLetters } from './useLetters';

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

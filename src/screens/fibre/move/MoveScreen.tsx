import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '@/paths';
import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { Body } from '@/procedure/layout';
import { Link } from '@/ui/link/Link';
import { Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { move } from './move.procedure';
import { MoveOn } from './MoveOn';
import { moveQueries } from './queries';

/** /contract/move: begins a move with its steps confirm and done, or leads on with one that was begun. */
export default function MoveScreen() {
  const { state } = useSuspenseQuery(moveQueries.token()).data;
  const step = useParams()['*'] ?? '';
  if (state !== 'issued' || step !== '') return <ProcedureScreen procedure={move} />;
  return (
    <Page>
      <PageHead
        title="お引っ越し"
        lead="お引っ越しの手続きの途中です。"
        back={
          <Link standalone icon="back" to={paths.contract()}>
            ご契約情報に戻る
          </Link>
        }
        narrow
      >
        <Body>
          <MoveOn />
        </Body>
      </PageHead>
    </Page>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { PageHead } from '@/ui/page/PageHead';
import Move from './move.procedure';
import { MoveOn } from './MoveOn';

/** /contract/move: begins a move, with its steps confirm and done, or continues one that was begun. */
export default function MoveScreen() {
  const { state } = useSuspenseQuery(read(api.getMoveToken)).data;
  const step = useParams()['*'] ?? '';
  if (state !== 'issued' || step !== '') return <Move />;
  return (
    <Container>
      <PageHead
        title="お引っ越し"
        lead="お引っ越しの手続きの途中です。"
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={paths.contract()}>
            ご契約情報に戻る
          </Button>
        }
        narrow
      >
        <Box sx={{ mt: { xs: 6, sm: 7 } }}>
          <MoveOn />
        </Box>
      </PageHead>
    </Container>
  );
}

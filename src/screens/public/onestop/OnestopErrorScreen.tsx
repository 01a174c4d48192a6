import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { errorIn } from './onestopError';
import { OnestopReason } from './OnestopReason';

/** /mobile/onestop/error/: public; the query says what is shown (docs/product.md §10.8). */
export default function OnestopErrorScreen() {
  const [search] = useSearchParams();
  return (
    <Container>
      <PageHead
        title={
          <>
            <Nowrap>乗り換えの手続きを</Nowrap>
            <Nowrap>進められません</Nowrap>
          </>
        }
        lead="いまのご契約は、何も変わっていません。"
      />
      <OnestopReason error={errorIn(search)} />
    </Container>
  );
}

import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { Failure } from '@/catalogue/failures';
import { KeepTogether } from '@/ui/KeepTogether';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';

interface FailedScreenProps {
  failure: Failure;
  onRetry: () => void;
}

/** The page behind the API error dialog. */
export function FailedScreen({ failure, onRetry }: FailedScreenProps) {
  return (
    <Container>
      <PageHead title={failure.title} lead={<KeepTogether>{failure.text}</KeepTogether>}>
        <Actions>
          <Button onClick={onRetry}>もう一度読み込む</Button>
        </Actions>
      </PageHead>
    </Container>
  );
}

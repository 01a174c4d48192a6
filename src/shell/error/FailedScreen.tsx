import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { failureKind } from '@/api/errors';
import { type Failure, failures } from '@/catalogue/failures';
import { isMissingChunk } from '@/lib/lazyModule';
import { KeepTogether } from '@/ui/KeepTogether';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';

/** The page behind the API error dialog. */
export function FailedScreen({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
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

/** The general message for an error of a call. A procedure may have its own message for a business code. */
export const failureOf = (error: unknown): Failure =>
  failures[isMissingChunk(error) ? 'network' : failureKind(error)];

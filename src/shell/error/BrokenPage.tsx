import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';

interface BrokenPageProps {
  /** ページが見つかりません */
  title: string;
  /** Why, in a sentence or two. */
  lead: ReactNode;
  /** Links to go on (`LinkRows ink`), or what was kept (`DescriptionList`). */
  children: ReactNode;
  actions: ReactNode;
}

/**
 * No such page, no such line, or a crash: what happened, what was kept, where to go on (docs/design.md §1). The
 * head rule above it breaks off.
 */
export function BrokenPage({ title, lead, children, actions }: BrokenPageProps) {
  return (
    <Container data-broken>
      <PageHead title={title} lead={lead} narrow />
      <Columns>
        <Main narrow sx={{ mt: { xs: 5, sm: 7 } }}>
          {children}
          <Actions>{actions}</Actions>
        </Main>
      </Columns>
    </Container>
  );
}

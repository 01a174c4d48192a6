import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '@/catalogue/brand';
import type { ServiceType } from '@/config/runtimeConfig';
import { SelectedLineBar } from '@/procedure/SelectedLineBar';
import { Steps } from '@/procedure/Steps';
import { DocumentFoot } from '@/shell/chrome/DocumentFoot';
import { DocumentHeader } from '@/shell/chrome/DocumentHeader';
import { OfflineBand } from '@/shell/message/Band';
import { Icon } from '@/theme/icon/Icon';
import { Columns, Main } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { useOnline } from '@/ui/useOnline';

const stepLabels = ['入力', '認証', '完了'];

/** The title that this document has shown last. The receipt has a frame of its own, so no frame can know it. */
let shown: string | undefined;

interface CardFrameProps {
  title: string;
  /** Index of the step; absent when no card can be set. */
  step?: number;
  type: ServiceType;
  children: ReactNode;
}

/** The frame of the card pages, a document of their own: logo, note, steps, and no navigation. */
export function CardFrame({ title, step, type, children }: CardFrameProps) {
  const page = useRef<HTMLDivElement>(null);
  const online = useOnline();
  useEffect(() => {
    document.title = `${title} | ${brand.name} マイページ`;
    // The steps share one address, so nothing else moves scroll position and focus to a new step.
    const before = shown;
    shown = title;
    if (before === undefined || before === title) return;
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [title]);
  const isWide = step === undefined || step === stepLabels.length - 1;
  const steps = step !== undefined && (
    <div data-print="none">
      <Steps labels={stepLabels} now={step} />
    </div>
  );
  return (
    <div data-service={type}>
      <DocumentHeader label={brand.serviceLabels[type]}>
        <Typography
          component="span"
          variant="help"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, lineHeight: 'inherit' }}
        >
          <Icon name="lock" />
          安全な入力画面
        </Typography>
      </DocumentHeader>
      {!online && <OfflineBand />}
      <main id="main">
        <SelectedLineBar />
        <Container ref={page}>
          <PageHead title={title} narrow={!isWide}>
            {steps}
            {!isWide && <Box sx={{ mt: { xs: 6, sm: 7 } }}>{children}</Box>}
          </PageHead>
          {isWide && children}
          <Columns>
            <Main narrow={!isWide}>
              <DocumentFoot />
            </Main>
          </Columns>
        </Container>
      </main>
    </div>
  );
}

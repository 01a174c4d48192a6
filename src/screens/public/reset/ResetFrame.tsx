import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '@/paths';
import { Steps } from '@/procedure/Steps';
import { DocumentFoot } from '@/shell/chrome/DocumentFoot';
import { DocumentHeader } from '@/shell/chrome/DocumentHeader';
import { Columns, Main } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';

const stepLabels = ['方法', '認証コード', '変更'];

interface ResetFrameProps {
  title: string;
  /** Index of the step; the number of steps when all are done. */
  now: number;
  children: ReactNode;
}

/**
 * The frame of /password_reset, a document of its own: logo, link to the login, steps (docs/design.md
 * §6).
 */
export function ResetFrame({ title, now, children }: ResetFrameProps) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(now);
  useEffect(() => {
    // The steps share one address, so nothing else moves scroll position and focus to a new step.
    if (shown.current === now) return;
    shown.current = now;
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [now]);
  return (
    <>
      <DocumentHeader label="マイページ">
        <Button variant="text" href={paths.login()}>
          ログインに戻る
        </Button>
      </DocumentHeader>
      <Container ref={page}>
        <PageHead title={title} narrow>
          <Steps labels={stepLabels} now={now} />
          <Box sx={{ mt: { xs: 6, sm: 7 } }}>{children}</Box>
        </PageHead>
        <Columns>
          <Main narrow>
            <DocumentFoot />
          </Main>
        </Columns>
      </Container>
    </>
  );
}

import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { Loading } from '@/ui/state/Loading';

/** Shown while a screen's code or first reads load: its title, with skeletons for its values. */
export function ScreenLoading({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <Loading />
      <Container>
        <PageHead title={title} />
        <Section label="読み込み中">
          <SkeletonLines />
        </Section>
      </Container>
    </div>
  );
}

/** Three skeleton lines in the place of a few rows. */
export function SkeletonLines() {
  return (
    <div aria-busy="true">
      {['16em', '22em', '12em'].map((width) => (
        <p key={width}>
          <Skeleton width={width} />
        </p>
      ))}
    </div>
  );
}

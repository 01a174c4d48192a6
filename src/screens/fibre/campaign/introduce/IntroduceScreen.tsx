import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { paths } from '@/paths';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Icon } from '@/theme/icon/Icon';
import { PageHead } from '@/ui/page/PageHead';
import { IntroductionRewards } from '../IntroductionRewards';
import { FriendSection } from './FriendSection';
import { MansionSection } from './MansionSection';

/** /campaign/introduce: the codes for a friend and for the building, and how to pass them on. */
export default function IntroduceScreen() {
  const { data } = useSuspenseQuery(read(api.getIntroduce));
  return (
    <Container>
      <PageHead
        title="お友達・建物の紹介"
        lead={<IntroductionRewards of={data} />}
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={paths.campaign()}>
            特典・キャンペーン
          </Button>
        }
      />
      <FriendSection />
      <SectionBoundary label="建物の紹介">
        <MansionSection />
      </SectionBoundary>
    </Container>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@/paths';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Link } from '@/ui/link/Link';
import { Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { IntroductionRewards } from '../IntroductionRewards';
import { campaignQueries } from '../queries';
import { FriendSection } from './FriendSection';
import { MansionSection } from './MansionSection';

/** /campaign/introduce: the codes for a friend and for the building, and how to pass them on. */
export default function IntroduceScreen() {
  const { data } = useSuspenseQuery(campaignQueries.introduction());
  return (
    <Page>
      <PageHead
        title="お友達・建物の紹介"
        lead={<IntroductionRewards of={data} />}
        back={
          <Link standalone icon="back" to={paths.campaign()}>
            特典・キャンペーン
          </Link>
        }
      />
      <FriendSection />
      <SectionBoundary label="建物の紹介">
        <MansionSection />
      </SectionBoundary>
    </Page>
  );
}

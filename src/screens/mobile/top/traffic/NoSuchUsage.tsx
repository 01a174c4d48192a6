import { paths } from '@/paths';
import { Actions } from '@/ui/link/Actions';
import { LinkButton } from '@/ui/link/Link';
import { Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';

/** The address names no month, or one that isn't kept any more. */
export function NoSuchUsage() {
  return (
    <Page>
      <PageHead
        title="この月の使用量はありません"
        lead="アドレスの月が正しくないか、使用量を見られる期間を過ぎています。"
      >
        <Actions>
          <LinkButton to={paths.mobileTraffic()} icon="arrow">
            今月の使用量を見る
          </LinkButton>
        </Actions>
      </PageHead>
    </Page>
  );
}

import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';

/** The address names no month, or one that isn't kept any more. */
export function NoSuchUsage() {
  return (
    <Container>
      <PageHead
        title="この月の使用量はありません"
        lead="アドレスの月が正しくないか、使用量を見られる期間を過ぎています。"
      >
        <Actions>
          <Button endIcon={<Icon name="arrow" />} href={paths.mobileTraffic()}>
            今月の使用量を見る
          </Button>
        </Actions>
      </PageHead>
    </Container>
  );
}

import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { billsOf } from '@/paths';
import { useServiceType } from '@/session/serviceType';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';

/** The address names no month, or one without a bill. */
export function NoSuchMonth() {
  const { list } = billsOf(useServiceType());
  return (
    <Container>
      <PageHead
        title="この月のご請求はありません"
        lead="アドレスの月が正しくないか、ご契約の前の月です。ご請求のある月は、一覧からお選びください。"
      >
        <Actions>
          <Button endIcon={<Icon name="arrow" />} href={list}>
            ご請求の一覧を見る
          </Button>
        </Actions>
      </PageHead>
    </Container>
  );
}

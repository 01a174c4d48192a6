import { billsOf } from '@/paths';
import { useServiceType } from '@/session/serviceType';
import { Actions } from '@/ui/link/Actions';
import { LinkButton } from '@/ui/link/Link';
import { Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';

/** The address names no month, or one without a bill. */
export function NoSuchMonth() {
  const { list } = billsOf(useServiceType());
  return (
    <Page>
      <PageHead
        title="この月のご請求はありません"
        lead="アドレスの月が正しくないか、ご契約の前の月です。ご請求のある月は、一覧からお選びください。"
      >
        <Actions>
          <LinkButton to={list} icon="arrow">
            ご請求の一覧を見る
          </LinkButton>
        </Actions>
      </PageHead>
    </Page>
  );
}

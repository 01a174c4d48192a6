import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { topOf } from '@/paths';
import { useServiceType } from '@/session/serviceType';
import { Actions } from '@/ui/link/Actions';
import { LinkButton, Link } from '@/ui/link/Link';
import { Page, Columns, Main } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { LinkRows } from '@/ui/row/LinkRows';
import { globalNav } from '../chrome/navigation';

/** No screen has this address (look: not-found). */
export function NotFoundScreen() {
  const service = useServiceType() ?? 'fixed';
  const navigate = useNavigate();
  useEffect(() => {
    document.title = `ページが見つかりません | ${brand.name} マイページ`;
  }, []);
  return (
    <Page>
      <PageHead title="ページが見つかりません" lead="アドレスが変わったか、ページがなくなりました。" />
      <Columns>
        <Main narrow>
          <LinkRows ink items={globalNav[service].map(({ label, to }) => ({ title: label, to }))} />
          <Actions>
            <LinkButton to={topOf(service)}>トップに戻る</LinkButton>
            <Link standalone onClick={() => void navigate(-1)}>
              前の画面に戻る
            </Link>
          </Actions>
        </Main>
      </Columns>
    </Page>
  );
}

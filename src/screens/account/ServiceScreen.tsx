import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { getConfig } from '@/config/config';
import { topOf } from '@/paths';
import { addressFor } from '@/session/lineNavigator';
import { logout } from '@/session/logout';
import { useSession } from '@/session/useSession';
import { ChatButton } from '@/shell/chatbot/ChatButton';
import { DocumentHeader } from '@/shell/chrome/DocumentHeader';
import { media } from '@/theme/media';
import { palt, type } from '@/theme/type';
import { Columns, Main, Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { EmptyState } from '@/ui/state/EmptyState';
import { FibreNotices } from './FibreNotices';
import { accountQueries, type Service } from './queries';
import { ServiceChoice } from './ServiceChoice';

const Choices = styled.ul`
  margin-top: 56px;
  ${media.small} {
    margin-top: 40px;
  }
`;

const Note = styled.div`
  padding-top: 20px;
  border-top: 1px solid var(--rule);
  p {
    ${type.small};
    grid-column: 2;
    color: var(--ink-2);
    ${media.small} {
      ${{ ...palt }};
    }
  }
  span {
    ${media.small} {
      display: block;
    }
  }
`;

const Chat = styled.div`
  grid-column: 2;
`;

/** Which of the account's services to look at; skipped when there is only one (specification 1, section 2). */
export default function ServiceScreen() {
  const { data } = useSuspenseQuery(accountQueries.services());
  const customer = useSession()?.customer;
  const [only] = data.services;
  if (data.is_single_service && only) return <Single service={only} />;

  // The figures are those of the contract, which may hold several.
  const fibre = data.services.find(({ service_type }) => service_type === 'fixed');
  const name = customer && (
    <Phrase>
      {customer.last_name} <Phrase>{customer.first_name} 様、</Phrase>
    </Phrase>
  );
  return (
    <>
      <DocumentHeader label="マイページ" ruled={false}>
        <Button variant="text" onClick={() => void logout()}>
          ログアウト
        </Button>
      </DocumentHeader>
      <Container sx={{ pt: { xs: 9, sm: 16 } }}>
        {data.services.length === 0 ? (
          <NoService name={name} />
        ) : (
          <>
            <PageHead
              title={
                <>
                  {name}
                  <Phrase>どのサービスを</Phrase>
                  <Phrase>ご覧になりますか。</Phrase>
                </>
              }
            />
            <Choices>
              {data.services.map((service) => (
                <ServiceChoice key={service.service_id} service={service}>
                  {service === fibre && <FibreNotices />}
                </ServiceChoice>
              ))}
            </Choices>
            <Note>
              <Columns>
                <p>
                  <span>あとからでも、</span>
                  メニューの「サービスの切り替え」で変更できます。
                </p>
                <Chat>
                  <ChatButton service={undefined} asLink />
                </Chat>
              </Columns>
            </Note>
          </>
        )}
      </Container>
    </>
  );
}

function NoService({ name }: { name: ReactNode }) {
  return (
    <>
      <PageHead title={<>{name}ご利用中のサービスはありません。</>} />
      <Columns>
        <Main>
          <EmptyState
            lead="お申し込みの直後は、表示されるまでに1日ほどかかることがあります。"
            next={`お困りのときは、${brand.support.phone}へお電話ください。`}
          >
            <Button variant="secondary" href={getConfig().links.support}>
              サポートサイトを見る
            </Button>
          </EmptyState>
        </Main>
      </Columns>
    </>
  );
}

/** Nothing to choose: the one service's top takes the place of this page. */
function Single({ service }: { service: Service }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(addressFor(topOf(service.service_type), service.service_id), { replace: true });
  }, [navigate, service]);
  return null;
}

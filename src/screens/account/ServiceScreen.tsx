import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { api } from '@/api/generated/operations';
import { read, useRead } from '@/api/query';
import { hasScreens, type Service } from '@/api/services';
import { brand } from '@/catalogue/brand';
import { getConfig } from '@/config/config';
import { actionsOf, topOf } from '@/paths';
import { ActionsSection } from '@/screens/shared/actions/ActionRows';
import { LostSection } from '@/screens/shared/LostSection';
import { openActions } from '@/session/confirmedLogins';
import { useSession } from '@/session/current';
import { addressFor, useNavigate } from '@/session/lineAddress';
import { logout } from '@/session/logout';
import { lastServiceOf } from '@/session/selectedService';
import { ChatButton } from '@/shell/chatbot/ChatButton';
import { DocumentHeader } from '@/shell/chrome/DocumentHeader';
import { media } from '@/theme/media';
import { palt } from '@/theme/type';
import { Columns, Main, Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { EmptyState } from '@/ui/state/EmptyState';
import { Status } from '@/ui/status/Status';
import { ServiceChoice } from './ServiceChoice';

/** Which of the account's services to look at; skipped when there is only one (docs/product.md §4.1). */
export default function ServiceScreen() {
  const data = useRead(api.getService);
  const customer = useSession()?.customer;
  const [only] = data.services;
  if (data.is_single_service && only && hasScreens(only)) return <Single service={only} />;

  // The counts of unread notices are those of the contract: shown once, even if it has several fibre
  // services.
  const fibre = data.services.find(({ service_type }) => service_type === 'fixed');
  const services = data.services.filter(hasScreens);
  const last = lastServiceOf(services);
  const name = customer && (
    <Phrase translate="no">
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
            <Box component="ul" sx={{ mt: { xs: 10, sm: 14 } }}>
              {data.services.map((service) => (
                <ServiceChoice key={service.service_id} service={service} isLast={service === last}>
                  {service === fibre && <FibreNotices />}
                </ServiceChoice>
              ))}
            </Box>
            <BelowChoice services={services} />
          </>
        )}
      </Container>
    </>
  );
}

/**
 * What the customer has to do, over all services, and what is below it. The services are shown before its answer,
 * and without one; the rest comes with it, so that nothing is moved.
 */
function BelowChoice({ services: [first] }: { services: readonly Service[] }) {
  const { data, isLoading } = useQuery(
    read(api.getNotification, { service_id: first?.service_id }),
  );
  if (isLoading) return null;
  const actions = data && openActions(data);
  return (
    <>
      {actions && first && (
        <ActionsSection
          actions={actions}
          all={addressFor(actionsOf(first.service_type), first.service_id)}
        />
      )}
      <LostSection />
      <Box sx={{ mt: 5, pt: 5, borderTop: 1, borderColor: 'divider' }}>
        <Columns>
          <Typography variant="help" sx={{ gridColumn: 2, [media.small]: palt }}>
            <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
              あとからでも、
            </Box>
            メニューの「サービスの切り替え」で変更できます。
          </Typography>
          <Box sx={{ gridColumn: 2 }}>
            <ChatButton service={undefined} asLink />
          </Box>
        </Columns>
      </Box>
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

/**
 * How many notices to the fibre contract are unread, and the title of the newest important one if it is
 * unread.
 */
function FibreNotices() {
  const { data } = useQuery(read(api.getFixedNotification));
  const important = data?.latest_important;
  return (
    // The space is reserved before the answer, which may never come, so that nothing moves.
    <Box sx={{ minHeight: 25, mt: 1 }}>
      {data && data.unread_count > 0 && (
        <Status mark="dot" label={`未読のお知らせ${data.unread_count}件`} />
      )}
      {data?.unread_count === 0 && (
        <Status mark="circle" label="未読のお知らせはありません" ended />
      )}
      {important?.is_unread && (
        <Typography variant="body2" sx={palt}>
          <Phrase>大切なお知らせ：</Phrase>
          <Phrase>{important.title}</Phrase>
        </Typography>
      )}
    </Box>
  );
}

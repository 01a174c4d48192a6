import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { procedureTitle } from '@/catalogue/contract';
import type { ServiceType } from '@/config/runtimeConfig';
import { paths, topOf } from '@/paths';
import { type Draft, readDraft, writeDraft } from '@/procedure/draft';
import { encrypt } from '@/procedure/encryption';
import { ReceiptPage } from '@/procedure/Receipt';
import { SelectedLineBar } from '@/procedure/SelectedLineBar';
import { Steps } from '@/procedure/Steps';
import { StartAgain } from '@/procedure/UnknownNotice';
import { useDecrypted } from '@/procedure/useDecrypted';
import { useSession } from '@/session/current';
import { pastMail, startOf } from '@/session/landing';
import { namedAddress, useNavigate } from '@/session/lineAddress';
import { useServiceType } from '@/session/selectedService';
import type { Session } from '@/session/store';
import { Icon } from '@/theme/icon/Icon';
import { PageHead } from '@/ui/page/PageHead';
import { Breakable } from '../Breakable';
import { useEmail } from '../useEmail';
import { AddressForm, NumberOfMail } from './MailSteps';
import type { Registered, SentNumber } from './mutations';

/** A confirmation number that was sent; `cipher` is its address, encrypted, once that is done. */
type KeptNumber = SentNumber & { cipher?: string };

/** The receipt, without the address, which the session has. */
interface MailReceipt extends Registered {
  /** No address was verified before. */
  isFirst: boolean;
}

const name = 'email';
const stepLabels = ['入力', '認証コード', '完了'];

/** /contract/mail and /mobile/contract/mail, with their steps code and done. */
export default function MailScreen() {
  const service = useServiceType() ?? 'fixed';
  const session = useSession();
  const serviceId = session?.selected?.service_id;
  if (!session || !serviceId) return null;
  return <OfService key={serviceId} {...{ service, serviceId, session }} />;
}

interface OfServiceProps {
  service: ServiceType;
  serviceId: string;
  session: Session;
}

function OfService({ service, serviceId, session }: OfServiceProps) {
  const navigate = useNavigate();
  const step = useParams()['*'];
  const { state } = useLocation() as { state: { startAgain?: boolean } | null };
  const [draft, setKept] = useState(() => readDraft<KeptNumber, MailReceipt>(name, serviceId));
  // An address is personal data: in clear it is only in memory, and the device stores it encrypted.
  const [order, setOrder] = useState<{ email: string; times: number }>();
  const restored = useDecrypted(service, draft.values?.cipher, '', order === undefined).values?.[0];
  const email = order?.email ?? restored;
  const path = service === 'mobile' ? paths.mobileMail() : paths.mail();
  const { email: registered, isFirst } = useEmail();

  const goOn = (next: Draft<KeptNumber, MailReceipt>, slug: string, replace: boolean) => {
    writeDraft(name, serviceId, next);
    setKept(next);
    void navigate(`${path}/${slug}`, { replace });
  };
  const onSent = (email: string, sent: SentNumber) => {
    setOrder({ email, times: (order?.times ?? 0) + 1 });
    goOn({ values: sent }, 'code', step === 'code');
    void encrypt(service, [email]).then((cipher) => {
      const { values } = readDraft<KeptNumber, MailReceipt>(name, serviceId);
      if (cipher === undefined || values?.confirmation_id !== sent.confirmation_id) return;
      writeDraft(name, serviceId, { values: { ...sent, cipher } });
    });
  };

  if (step === 'done' && draft.receipt)
    return <MailDone receipt={draft.receipt} service={service} />;
  if (step === 'code' && draft.receipt)
    return <Navigate replace to={namedAddress(`${path}/done`)} />;
  const sent = step === 'code' ? draft.values : undefined;
  if (step && !sent)
    return <Navigate replace to={namedAddress(path)} state={{ startAgain: true }} />;
  return (
    <>
      <SelectedLineBar />
      <Container>
        <PageHead title={procedureTitle('email', isFirst)} narrow>
          <Steps labels={stepLabels} now={sent ? 1 : 0} />
          <Box sx={{ mt: { xs: 6, sm: 7 } }}>
            {state?.startAgain && <StartAgain />}
            {sent ? (
              <NumberOfMail
                key={order?.times}
                service={service}
                email={email}
                sent={sent}
                again={(order?.times ?? 0) > 1}
                path={path}
                onSent={onSent}
                onDone={(receipt) => goOn({ receipt: { ...receipt, isFirst } }, 'done', true)}
              />
            ) : (
              <>
                <AddressNow isFirst={isFirst} email={registered} />
                <AddressForm
                  isFirst={isFirst}
                  before={email ?? ''}
                  exit={
                    // What the login asks for goes on, whatever the contract says meanwhile.
                    session.needs.email
                      ? { to: pastMail(session), label: 'あとで登録する' }
                      : { to: topOf(service), label: 'やめて、トップに戻る' }
                  }
                  onSent={onSent}
                />
              </>
            )}
          </Box>
        </PageHead>
      </Container>
    </>
  );
}

interface AddressNowProps {
  /** No address was verified so far. */
  isFirst: boolean;
  email: string | null | undefined;
}

/** Why an address is asked for, and the one registered so far. */
function AddressNow({ isFirst, email }: AddressNowProps) {
  return (
    <Stack sx={{ gap: 4, mb: 7 }}>
      {isFirst && (
        <Typography variant="lead">
          ご請求や工事のお知らせをお届けするため、メールアドレスをご登録ください。
        </Typography>
      )}
      {email && (
        <div>
          <Typography variant="help">
            {isFirst ? 'いまのメールアドレス(まだ確認できていません)' : 'いまのメールアドレス'}
          </Typography>
          <Breakable>{email}</Breakable>
        </div>
      )}
    </Stack>
  );
}

/** The address that is registered from now on; after a first login also where to go on. */
function MailDone({ receipt, service }: { receipt: MailReceipt; service: ServiceType }) {
  const email = useSession()?.customer?.email;
  return (
    <ReceiptPage
      title={`メールアドレスを${receipt.isFirst ? '登録' : '変更'}しました。`}
      steps={stepLabels}
      actions={<WayOn isFirst={receipt.isFirst} service={service} />}
      lead={`これからのお知らせは、${receipt.isFirst ? 'この' : '新しい'}アドレスにお送りします。`}
      end={<p>お客さまのアドレスであることを、認証コードで確かめました。</p>}
      of={receipt}
      rows={[
        email && {
          term: 'メールアドレス',
          value: <Breakable>{email}</Breakable>,
          strong: true,
        },
      ]}
    />
  );
}

function WayOn({ isFirst, service }: { isFirst: boolean; service: ServiceType }) {
  const session = useSession();
  if (isFirst && (session?.needs.password || session?.selected?.password_setter === 'system'))
    return (
      <Button
        endIcon={<Icon name="arrow" />}
        href={service === 'mobile' ? paths.mobilePassword() : paths.password()}
      >
        続けてパスワードを設定する
      </Button>
    );
  return isFirst && session ? (
    <Button href={startOf(session)}>マイページへ進む</Button>
  ) : (
    <Button href={topOf(service)}>トップに戻る</Button>
  );
}

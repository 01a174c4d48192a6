import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { ServiceType } from '@/config/runtimeConfig';
import { paths } from '@/paths';
import { readDraft, writeDraft } from '@/procedure/draft';
import { SelectedLineBar } from '@/procedure/SelectedLineBar';
import { StartAgain } from '@/procedure/StartAgain';
import { Steps } from '@/procedure/Steps';
import { namedAddress } from '@/session/lineAddress';
import { useSelectedService, useServiceType } from '@/session/selectedService';
import { useNavigate } from '@/session/useNavigate';
import { useSession } from '@/session/useSession';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { LogoutEverywhere } from '../LogoutEverywhere';
import type { PasswordReceipt } from './mutations';
import { PasswordDone } from './PasswordDone';
import { PasswordForm } from './PasswordForm';

const name = 'id_password';

/** /contract/password and /mobile/contract/password, with their step done: password or login id. */
export default function PasswordScreen() {
  const service = useServiceType() ?? 'fixed';
  const serviceId = useSelectedService()?.service_id ?? '';
  return <OfService key={serviceId} service={service} serviceId={serviceId} />;
}

function OfService({ service, serviceId }: { service: ServiceType; serviceId: string }) {
  const navigate = useNavigate();
  const step = useParams()['*'];
  const { state } = useLocation() as { state: { startAgain?: boolean } | null };
  const session = useSession();
  const isInitial =
    session?.selected?.password_setter === 'system' || session?.needs.password === true;
  const [receipt, setReceipt] = useState(
    () => readDraft<object, PasswordReceipt>(name, serviceId).receipt,
  );
  const path = service === 'mobile' ? paths.mobilePassword() : paths.password();

  if (step === 'done' && receipt) return <PasswordDone receipt={receipt} service={service} />;
  if (step)
    return <Navigate replace to={namedAddress(path)} state={{ startAgain: step === 'done' }} />;
  return (
    <>
      <SelectedLineBar />
      <Container>
        <PageHead title={isInitial ? 'パスワードの設定' : <Both />} narrow>
          <Steps labels={['入力', '完了']} now={0} />
          <Box sx={{ mt: { xs: 6, sm: 7 } }}>
            {state?.startAgain && <StartAgain />}
            {isInitial && (
              <Typography variant="lead" sx={{ mb: 7 }}>
                初期パスワードのままです。新しいパスワードを設定してください。
              </Typography>
            )}
            <PasswordForm
              service={service}
              isInitial={isInitial}
              onDone={(changed) => {
                writeDraft(name, serviceId, { receipt: changed });
                setReceipt(changed);
                void navigate(`${path}/done`, { replace: true });
              }}
            />
          </Box>
        </PageHead>
        {!isInitial && <LogoutEverywhere />}
      </Container>
    </>
  );
}

function Both() {
  return (
    <>
      <Nowrap>パスワード・</Nowrap>
      <Nowrap>お客さまIDの変更</Nowrap>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/paths';
import { Steps } from '@/procedure/Steps';
import { StartAgain } from '@/procedure/UnknownNotice';
import { useStepHeading } from '@/procedure/useStepHeading';
import { DocumentFoot } from '@/shell/chrome/DocumentFoot';
import { DocumentHeader } from '@/shell/chrome/DocumentHeader';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { readReset, type ResetState, writeReset } from './resetState';
import { CodeOfReset, MethodForm, NewPasswordForm } from './ResetSteps';

const addressOf = (step: ResetState['step']) => `${paths.passwordReset()}?step=${step}`;

/**
 * /password_reset: method, code, new password, done. Only this one address is public, so the steps are in
 * the query (docs/product.md §3.9).
 */
export default function PasswordResetScreen() {
  const navigate = useNavigate();
  const startAgain = (useLocation().state as { startAgain?: boolean } | null)?.startAgain;
  const step = useSearchParams()[0].get('step');
  const [state, setState] = useState(readReset);

  const goOn = (next: ResetState) => {
    writeReset(next);
    setState(next);
    // A finished step can't be repeated, so each step replaces the one before: back leads to the first.
    void navigate(addressOf(next.step), { replace: step !== null });
  };

  if (step !== null && !state)
    return <Navigate replace to={paths.passwordReset()} state={{ startAgain: true }} />;
  if (step !== null && state && step !== state.step)
    return <Navigate replace to={addressOf(state.step)} />;
  if (step === null || !state)
    return (
      <ResetFrame title="パスワードの再設定" step={0}>
        {startAgain && <StartAgain />}
        <MethodForm
          before={state?.step === 'code' ? state.order : undefined}
          onSent={(order, sent) => goOn({ step: 'code', order, sent, times: 1 })}
        />
      </ResetFrame>
    );
  if (state.step === 'code')
    return (
      <ResetFrame title="認証コードの入力" step={1}>
        <CodeOfReset
          key={state.times}
          state={state}
          onSent={(order, sent) => goOn({ step: 'code', order, sent, times: state.times + 1 })}
          onVerified={(verified) => goOn({ step: 'password', order: state.order, verified })}
        />
      </ResetFrame>
    );
  if (state.step === 'password')
    return (
      <ResetFrame title="新しいパスワード" step={2}>
        <NewPasswordForm state={state} onDone={() => goOn({ step: 'done' })} />
      </ResetFrame>
    );
  return (
    <ResetFrame title="パスワードを変更しました。" step={3}>
      <ResetDone />
    </ResetFrame>
  );
}

function ResetDone() {
  return (
    <>
      <Typography variant="lead">新しいパスワードで、ログインしてください。</Typography>
      <Typography variant="help">
        ほかの端末でログインしていたときは、ログアウトされています。
      </Typography>
      <Actions>
        <Button href={paths.login()}>ログインへ進む</Button>
      </Actions>
    </>
  );
}

const stepLabels = ['方法', '認証コード', '変更'];

interface ResetFrameProps {
  title: string;
  /** Index of the step; the number of steps when all are done. */
  step: number;
  children: ReactNode;
}

/**
 * The frame of /password_reset, a document of its own: logo, link to the login, steps (docs/design.md
 * §6).
 */
function ResetFrame({ title, step, children }: ResetFrameProps) {
  const page = useStepHeading(step);
  return (
    <>
      <DocumentHeader label="マイページ">
        <Button variant="text" href={paths.login()}>
          ログインに戻る
        </Button>
      </DocumentHeader>
      <Container ref={page}>
        <PageHead title={title} narrow>
          <Steps labels={stepLabels} now={step} />
          <Box sx={{ mt: { xs: 6, sm: 7 } }}>{children}</Box>
        </PageHead>
        <Columns>
          <Main narrow>
            <DocumentFoot />
          </Main>
        </Columns>
      </Container>
    </>
  );
}

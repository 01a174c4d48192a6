import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useEffect, useRef, useState } from 'react';
import { isRejection } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { paths } from '@/paths';
import { store, useSession } from '@/session/current';
import { useNavigate } from '@/session/lineAddress';
import { login } from '@/session/login';
import { logout } from '@/session/logout';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main, Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { LoginForm, type LoginNotice, LoginNoticeBox } from '../LoginForm';
import { loginProblem } from '../loginNotices';
import { addressOfError, errorOf } from './onestopError';
import { onestopQueries } from './queries';

/** /mobile/onestop/login: where another carrier's one-stop flow comes in (docs/product.md §10.8). */
export default function OnestopLoginScreen() {
  const navigate = useNavigate();
  const session = useSession();
  const [problem, setProblem] = useState<LoginNotice>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [problem]);

  /** Enters the flow. Further presses are ignored until the answer has come. */
  const goOn = async (enter: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await enter();
      void navigate(await enterFlow(), { replace: true });
    } catch (error) {
      setProblem(loginProblem(error));
      setBusy(false);
    }
    underWay.current = false;
  };

  const customer = session?.customer;
  return (
    <Container>
      <PageHead
        title={
          <>
            <Nowrap>ほかの会社への</Nowrap>
            <Nowrap>乗り換え</Nowrap>
          </>
        }
        lead={
          <>
            <Phrase>ご契約を確かめるため、ログインしてください。</Phrase>
            <Phrase>まだ何も変わりません。</Phrase>
          </>
        }
      />
      <Columns>
        <Main narrow>
          <Box sx={{ maxWidth: 440, mt: 9 }}>
            {problem && <LoginNoticeBox ref={box} notice={problem} />}
            {session && !busy ? (
              <>
                <p>
                  {customer && (
                    <>
                      <Verbatim>{`${customer.last_name} ${customer.first_name} 様`}</Verbatim>
                      のアカウントで、
                    </>
                  )}
                  ログインしています。
                </p>
                <Actions>
                  <Button onClick={() => void goOn(() => Promise.resolve())}>
                    このアカウントで続ける
                  </Button>
                  <Button variant="text" onClick={() => void logout()}>
                    別のアカウントでログインする
                  </Button>
                </Actions>
              </>
            ) : (
              <LoginForm
                busy={busy}
                onSubmit={(id, password) => void goOn(() => login({ id, password }))}
              />
            )}
          </Box>
        </Main>
      </Columns>
    </Container>
  );
}

/**
 * Where the flow goes on after the login: to the cancellation, or to the page of the error that stops it.
 * @throws ApiError
 */
async function enterFlow(): Promise<string> {
  const hasSim = store.current()?.services.some((one) => one.service_type === 'mobile');
  if (!hasSim) return addressOfError({ code: 'onestop_no_target_contract' });
  const token = await queryClient.fetchQuery({ ...onestopQueries.token(), staleTime: 0 });
  if (isRejection(token)) return addressOfError(errorOf(token.refusal));
  const align = await queryClient.fetchQuery({ ...onestopQueries.align(), staleTime: 0 });
  return isRejection(align) ? addressOfError(errorOf(align.refusal)) : paths.mobileQuitOnestop();
}

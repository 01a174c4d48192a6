import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { whenIdle } from '@/lib/idle';
import type { LazyModule } from '@/lib/lazyModule';
import type { Redirect } from '@/session/redirectUri';
import { DocumentHeader } from '@/shell/chrome/DocumentHeader';
import { WriteOverlay } from '@/shell/overlay/WriteOverlay';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { palt, type } from '@/theme/type';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Columns, Nowrap } from '@/ui/page/Page';
import type { Enter } from './enter';
import {
  insecureNotice,
  LoginForm,
  type LoginNotice,
  LoginNoticeBox,
  unfetchedNotice,
} from './LoginForm';

type LoginMethod = 'password' | 'sso';

const never = () => () => undefined;
const unknownEnd = () => undefined;
const isSecure = () => isSecureContext;
const asBuilt = () => true;

interface LoginScreenProps {
  /** The code that logs in; it is fetched as soon as the page responds. */
  entrance: LazyModule<{ enter: Enter }>;
  /** Called once, when the page responds: what comes after the login may be loaded from now on. */
  onUsable?: () => void;
}

/**
 * /login is rendered at build and hydrated later, so until then it shows nothing that only the browser
 * knows (docs/architecture.md §9). The redirect after login follows docs/product.md §3.3.
 */
export default function LoginScreen({ entrance, onUsable }: LoginScreenProps) {
  const navigate = useNavigate();
  const redirectUri = new URLSearchParams(useLocation().search).get('redirect_uri');
  const enter = useEnter(entrance);
  const ended = useSyncExternalStore(
    enter?.subscribe ?? never,
    enter?.lastEnd ?? unknownEnd,
    unknownEnd,
  );
  const [problem, setProblem] = useState<LoginNotice>();
  const [busy, setBusy] = useState<LoginMethod>();
  const underWay = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const canLogIn = useSyncExternalStore(never, isSecure, asBuilt);
  const notice = problem ?? (canLogIn ? enter?.endNotice(ended) : insecureNotice);
  const supportName = useSupportSession(enter);

  const goOn = useCallback(
    (target: Redirect) => {
      if (target.kind === 'external') location.replace(target.url);
      else void navigate(target.path, { replace: true });
    },
    [navigate],
  );

  useUsable(onUsable);
  useEffect(() => {
    document.title = `ログイン | ${brand.name} マイページ`;
  }, []);
  useEffect(() => {
    // A customer who is already logged in is led on.
    if (!enter || underWay.current) return;
    let isGone = false;
    enter.goOn(redirectUri).then(
      (target) => target && !isGone && goOn(target),
      // A wrong config.json is shown by the page of the start error.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [enter, goOn, redirectUri]);
  useEffect(() => {
    box.current?.focus();
  }, [problem, ended]);

  /** Logs in. Further presses are ignored until the answer has come. */
  const send = async (method: LoginMethod, by: (enter: Enter) => Promise<Redirect>) => {
    if (underWay.current) return;
    // Browsers can sign on https and on localhost only.
    if (!canLogIn) {
      setProblem({ ...insecureNotice });
      return;
    }
    underWay.current = true;
    setBusy(method);
    setProblem(undefined);
    try {
      const come = await entrance.load();
      goOn(await by(come.enter));
    } catch (error) {
      setProblem(entrance.loaded()?.enter.problem(error) ?? { ...unfetchedNotice });
      setBusy(undefined);
    }
    underWay.current = false;
  };

  return (
    <LoginFrame
      title="おかえりなさい。"
      other={
        <SupportSignIn
          busy={busy === 'sso'}
          name={supportName}
          onEnter={() => void send('sso', ({ bySupportPage }) => bySupportPage(redirectUri))}
        />
      }
    >
      {notice && <LoginNoticeBox ref={box} notice={notice} />}
      <LoginForm
        busy={busy === 'password'}
        onSubmit={(id, password) =>
          void send('password', ({ byPassword }) => byPassword({ id, password }, redirectUri))
        }
      />
      <WriteOverlay isWriting={busy !== undefined} />
    </LoginFrame>
  );
}

/** Marks the moment from which the page responds, once, and replays the presses made before it. */
function useUsable(onUsable: (() => void) | undefined): void {
  const isMarked = useRef(false);
  useEffect(() => {
    if (isMarked.current) return;
    isMarked.current = true;
    performance.mark('usable');
    onUsable?.();
    replayPresses();
  }, [onUsable]);
}

/** The code that logs in, once it has been fetched. */
function useEnter(entrance: LazyModule<{ enter: Enter }>): Enter | undefined {
  const [come, setCome] = useState(entrance.loaded);
  useEffect(() => {
    if (come) return;
    // If this fails, the press that needs the code fetches it again.
    entrance.load().then(setCome, () => undefined);
  }, [entrance, come]);
  return come?.enter;
}

/**
 * Replays what was pressed on the prerendered page before its code had come (`src/pressQueue.js`); from
 * then on no press is held back. Does nothing if the page was not prerendered.
 */
function replayPresses(): void {
  (globalThis as { replayPresses?: () => void }).replayPresses?.();
}

const Greeting = styled.h1`
  ${{ ...type.figureL }};
  ${{ ...palt }};
  line-height: 80px;
  margin-left: -0.04em;
  color: var(--svc);
  white-space: nowrap;
  ${media.small} {
    font-size: min(44px, 12vw);
    line-height: 56px;
  }
`;

const LoginMethods = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, max-content);
  column-gap: 96px;
  margin-top: 48px;
  ${media.upToMedium} {
    display: block;
    max-width: 440px;
  }
  ${media.small} {
    margin-top: 38px;
  }
`;

interface LoginFrameProps {
  title: string;
  /** Id and password. */
  children: ReactNode;
  /** Other ways to log in, at the right of the fields. */
  other: ReactNode;
}

/** The frame of /login, a page of its own: logo, greeting, fields on the main line (docs/design.md §6). */
function LoginFrame({ title, children, other }: LoginFrameProps) {
  return (
    <div data-service="fixed">
      <DocumentHeader label="マイページ" />
      <main>
        <Container sx={{ pt: { xs: '46px', sm: 18, md: 22 }, pb: { xs: 10, sm: 0 } }}>
          <Columns>
            <span />
            <div>
              <Greeting tabIndex={-1}>{title}</Greeting>
              <LoginMethods>
                <div>{children}</div>
                {other}
              </LoginMethods>
            </div>
          </Columns>
        </Container>
      </main>
      <Container component="footer" sx={{ pt: { xs: 18, sm: 20 }, pb: { xs: 10, sm: 7 } }}>
        <Columns sx={{ pt: 6, borderTop: '1px solid var(--rule)' }}>
          <Typography variant="caption" color="textSecondary" sx={{ gridColumn: 2 }}>
            © 2026 {brand.company}
          </Typography>
        </Columns>
      </Container>
    </div>
  );
}

interface SupportSignInProps {
  busy: boolean;
  /** Name of the customer who is logged in at the support page, as far as known. */
  name: string | undefined;
  onEnter: () => void;
}

/** Login with the support page's session (docs/product.md §3.2). */
function SupportSignIn({ busy, name, onEnter }: SupportSignInProps) {
  return (
    <Box component="section" aria-labelledby="other-ways" sx={{ mt: { xs: 14, md: 0 } }}>
      <Typography id="other-ways" component="h2" sx={{ fontWeight: 700 }}>
        ほかの方法でログイン
      </Typography>
      <Typography variant="help" sx={{ mb: 2 }}>
        {name === undefined ? (
          'ほかのIDと連携している方はこちら'
        ) : (
          <>
            <Nowrap>サポートサイトに</Nowrap>
            <Nowrap>{name} 様で</Nowrap>
            <Nowrap>ログインしています</Nowrap>
          </>
        )}
      </Typography>
      <SubmitButton busy={busy && '確認しています'} variant="secondary" covered onClick={onEnter}>
        {name === undefined ? (
          <>
            連携IDでログイン
            <Icon name="external" />
          </>
        ) : (
          'このログインで続ける'
        )}
      </SubmitButton>
    </Box>
  );
}

/** Milliseconds after which it is asked at the latest. */
const latest = 2000;

/**
 * Name of the customer who is logged in at the support page, asked when the browser is idle; undefined if there
 * is none or the read fails.
 * @param enter undefined until its code has come
 */
function useSupportSession(enter: Enter | undefined): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (!enter) return;
    const control = new AbortController();
    const ask = async () => setName(await enter.supportName(control.signal));
    const cancel = whenIdle(() => void ask().catch(() => undefined), latest);
    return () => {
      cancel();
      control.abort();
    };
  }, [enter]);
  return name;
}

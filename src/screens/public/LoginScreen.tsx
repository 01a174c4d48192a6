import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { store } from '@/session/current';
import { landing } from '@/session/landing';
import { login, loginWithSupportPage } from '@/session/login';
import { WriteOverlay } from '@/shell/overlay/WriteOverlay';
import { configReady } from './configReady';
import { LoginForm } from './LoginForm';
import { LoginFrame } from './LoginFrame';
import { LoginMessageBox } from './LoginMessageBox';
import { endWords, insecureWords, loginProblem, type LoginMessage } from './loginWords';
import { SsoEntry } from './SsoEntry';
import { useSupportSession } from './useSupportSession';

type Way = 'password' | 'sso';

interface Destination {
  /** As it stands in the address. */
  wanted: string | null;
  /** By the support page, to who wanted to go nowhere. */
  offered?: string;
}

const lastEnd = () => store.lastEnd();
const unknownEnd = () => undefined;
const never = () => () => undefined;
const isSecure = () => isSecureContext;
const asBuilt = () => true;

/**
 * /login: rendered at build and hydrated, so it shows nothing before hydration that only the browser
 * knows (specification 2, section 2; look: login).
 * @param onUsable called once, when the page answers: what comes after login may be loaded now
 */
export function LoginScreen({ onUsable }: { onUsable: () => void }) {
  const navigate = useNavigate();
  const redirectUri = useSearchParams()[0].get('redirect_uri');
  const ended = useSyncExternalStore(store.subscribe, lastEnd, unknownEnd);
  const [problem, setProblem] = useState<LoginMessage>();
  const [busy, setBusy] = useState<Way>();
  const underWay = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const canLogIn = useSyncExternalStore(never, isSecure, asBuilt);
  const message = problem ?? (canLogIn ? endWords(ended) : insecureWords);
  const supportName = useSupportSession();

  const goOn = useCallback(
    ({ wanted, offered }: Destination) => {
      const session = store.current();
      if (!session) return;
      const target = landing(session, wanted, offered);
      if (target.kind === 'external') location.replace(target.url);
      else void navigate(target.path, { replace: true });
    },
    [navigate],
  );

  useUsable(onUsable);
  useEffect(() => {
    document.title = `ログイン | ${brand.name} マイページ`;
    // Who is logged in already has no business here; what it leads to needs to know where to ask.
    if (underWay.current || !store.current()) return;
    let isGone = false;
    configReady().then(
      () => !isGone && goOn({ wanted: redirectUri }),
      // The page says what is wrong with it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [goOn, redirectUri]);
  useEffect(() => {
    box.current?.focus();
  }, [problem, ended]);

  /** Sends once, however often it is asked while an answer is on its way. */
  const enter = async (way: Way, send: () => Promise<Destination>) => {
    if (underWay.current) return;
    // Browsers sign on https and on localhost only.
    if (!canLogIn) {
      setProblem({ ...insecureWords });
      return;
    }
    underWay.current = true;
    setBusy(way);
    setProblem(undefined);
    try {
      await configReady();
      goOn(await send());
    } catch (error) {
      setProblem(loginProblem(error));
      setBusy(undefined);
    }
    underWay.current = false;
  };

  return (
    <LoginFrame
      title="おかえりなさい。"
      other={
        <SsoEntry
          busy={busy === 'sso'}
          name={supportName}
          onEnter={() =>
            void enter('sso', async () => {
              const answered = await loginWithSupportPage(redirectUri ?? undefined);
              return redirectUri ? { wanted: answered } : { wanted: null, offered: answered };
            })
          }
        />
      }
    >
      {message && <LoginMessageBox ref={box} message={message} />}
      <LoginForm
        busy={busy === 'password'}
        onSubmit={(id, password) =>
          void enter('password', async () => {
            await login({ id, password });
            return { wanted: redirectUri };
          })
        }
      />
      <WriteOverlay isWriting={busy !== undefined} />
    </LoginFrame>
  );
}

/** Marks the moment from which the page answers, once. */
function useUsable(onUsable: () => void): void {
  const isMarked = useRef(false);
  useEffect(() => {
    if (isMarked.current) return;
    isMarked.current = true;
    performance.mark('usable');
    onUsable();
  }, [onUsable]);
}

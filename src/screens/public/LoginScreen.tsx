import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import type { LazyModule } from '@/lib/lazyModule';
import type { Redirect } from '@/session/redirectUri';
import { WriteOverlay } from '@/shell/overlay/WriteOverlay';
import type { Enter } from './enter';
import { LoginForm } from './LoginForm';
import { LoginFrame } from './LoginFrame';
import { insecureNotice, type LoginNotice, unfetchedNotice } from './loginNotice';
import { LoginNoticeBox } from './LoginNoticeBox';
import { SsoEntry } from './SsoEntry';
import { useSupportSession } from './useSupportSession';

type LoginMethod = 'password' | 'sso';

const never = () => () => undefined;
const unknownEnd = () => undefined;
const isSecure = () => isSecureContext;
const asBuilt = () => true;

export interface LoginScreenProps {
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
        <SsoEntry
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

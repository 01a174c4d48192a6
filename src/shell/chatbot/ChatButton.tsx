import Button from '@mui/material/Button';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { getConfig } from '@/config/config';
import type { ServiceType } from '@/config/runtimeConfig';
import { whenIdle } from '@/lib/idle';
import { useSession } from '@/session/current';
import { serviceFor } from '@/session/service';
import { Icon } from '@/theme/icon/Icon';
import { showAlert } from '@/ui/overlay/alert';

/** What the chatbot's script puts on `window`; the local stand-in does the same. */
interface ChatbotScript {
  open: (options: { service: ServiceType; requestKey?: () => Promise<string> }) => void;
}

declare global {
  interface Window {
    minamoChatbot?: ChatbotScript;
  }
}

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => unknown;
}

/** The CSP allows only this policy and DOMPurify's, and this one accepts only the configured scripts. */
const policy = (
  globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy };
  }
).trustedTypes?.createPolicy('minamo-chatbot', {
  createScriptURL: (url) => {
    const allowed = Object.values(getConfig().chatbot).some((bot) => bot.script === url);
    if (!allowed) throw new TypeError(`${url} is no script of the chatbot`);
    return url;
  },
});

const loading = new Map<string, Promise<void>>();

/** Loads a script once. @throws Error when it can't be loaded; the next call tries again */
function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = (policy?.createScriptURL(url) ?? url) as string;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`The chatbot's script could not be loaded: ${url}`));
    };
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}

/** The key of the fibre chatbot (docs/product.md §2.9); a 403 ends the session like any other. */
async function requestKey(): Promise<string> {
  return (await call(api.getChatbotKey)).key;
}

/**
 * Opens the support chat. For fibre the key is fetched when the chat asks for it; the mobile chat needs
 * none.
 * @throws Error when the script can't be loaded, or isn't the chatbot's
 */
async function openChatbot(service: ServiceType, script: string): Promise<void> {
  await loadScript(script);
  if (!window.minamoChatbot) throw new Error(`The chatbot's script has brought no chat: ${script}`);
  window.minamoChatbot.open({ service, ...(service === 'fixed' && { requestKey }) });
}

interface ChatButtonProps {
  /** The service of the address; undefined where it belongs to none, as on the service selection. */
  service: ServiceType | undefined;
  asLink?: boolean;
}

/**
 * Opens the support chat of the customer's service; nothing where nobody is logged in, or where the
 * provider has no chat for it.
 */
export function ChatButton({ service, asLink }: ChatButtonProps) {
  const session = useSession();
  if (!session) return null;
  // At an address of a service that the customer doesn't have, the chat of one of their own services
  // opens.
  const own = serviceFor(session, service) ?? serviceFor(session, undefined);
  const script = own && getConfig().chatbot[own.service_type].script;
  if (!script) return null;
  return <ChatOf service={own.service_type} script={script} asLink={asLink} />;
}

interface ChatOfProps {
  service: ServiceType;
  /** Address of the chatbot's script. */
  script: string;
  asLink: boolean | undefined;
}

function ChatOf({ service, script, asLink }: ChatOfProps) {
  const [opening, setOpening] = useState(false);
  const isReading = useIsFetching() > 0;
  useEffect(() => {
    // The page's own reads go first.
    if (service !== 'mobile' || isReading) return;
    // After a failure, a press of the button loads it again.
    return whenIdle(() => void loadScript(script).catch(() => undefined));
  }, [service, script, isReading]);

  const open = async () => {
    if (opening) return;
    setOpening(true);
    try {
      await openChatbot(service, script);
    } catch {
      await showAlert({
        kind: 'text',
        text: 'チャットを開けませんでした。通信の状態をお確かめのうえ、もう一度お試しください。',
      });
    } finally {
      setOpening(false);
    }
  };

  return (
    <Button
      {...(asLink ? { variant: 'text' } : { variant: 'secondary', size: 'small' })}
      startIcon={<Icon name="chat" />}
      onClick={() => void open()}
    >
      チャットで相談する
    </Button>
  );
}

import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { getConfig } from '@/config/config';
import type { ServiceType } from '@/config/runtimeConfig';

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

/** Whether this service has a chatbot at all: config.json may name none. */
export function hasChatbot(service: ServiceType): boolean {
  return getConfig().chatbot[service].script !== null;
}

/**
 * Loads the chatbot of a service, once; without one it does nothing.
 * @throws Error when the script can't be loaded
 */
export async function loadChatbot(service: ServiceType): Promise<void> {
  const { script } = getConfig().chatbot[service];
  if (script) await loadScript(script);
}

/**
 * Opens the support chat. For fibre the key is fetched when the chat asks for it; the mobile chat needs
 * none.
 * @throws Error when the script can't be loaded, or isn't the chatbot's
 */
export async function openChatbot(service: ServiceType): Promise<void> {
  const { script } = getConfig().chatbot[service];
  if (!script) return;
  await loadChatbot(service);
  if (!window.minamoChatbot) throw new Error(`The chatbot's script has brought no chat: ${script}`);
  window.minamoChatbot.open({ service, ...(service === 'fixed' && { requestKey }) });
}

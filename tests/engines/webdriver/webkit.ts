#!/usr/bin/env tsx
/**
 * Lets Playwright drive WebKitGTK: a WebDriver BiDi server that translates to WebDriver's classic protocol, the
 * only one of the engine's driver. Playwright starts this server in place of Firefox.
 *
 * The classic protocol has its limits. Requests can be neither seen nor changed (`page.route`, `waitForResponse`).
 * A document is noticed some milliseconds after it has come, so init scripts may run after its own scripts, and
 * console messages before that are missed. Those of modules, which wait for the whole page, are all heard.
 */
import { randomUUID } from 'node:crypto';
import { copyFile, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import { WebDriverError, WebKit } from './browser.ts';
import { evaluatedTexts } from './evaluated.ts';
import { type Called, inPage, type Outcome, type RemoteValue, type State } from './inPage.ts';
import { withEngineProperty } from './typedText.ts';

interface Size {
  width: number;
  height: number;
}

/** What Playwright calls a user context: a browser of its own. */
interface UserContext {
  id: string;
  webkit?: WebKit;
  viewport?: Size;
  downloads?: string;
  initScripts: Map<string, string>;
  timer?: NodeJS.Timeout;
}

/** A window, with its state as it was last reported. */
interface Tab {
  id: string;
  of: UserContext;
  webkit: WebKit;
  initScripts: Map<string, string>;
  state?: State;
  navigation?: string;
  waiting: Map<number, (outcome: Outcome | 'lost') => void>;
  looked: Promise<void>;
}

interface Params {
  [name: string]: unknown;
  context: string;
  userContext: string;
  userContexts?: string[];
  contexts?: string[];
  target: { context: string; sandbox?: string };
  arguments: RemoteValue[];
  actions: { type: string; actions: { x?: number; y?: number }[] }[];
}

const contexts = new Map<string, UserContext>();
const tabs = new Map<string, Tab>();
let socket: WebSocket | undefined;
let calls = 0;

const send = (message: object) => socket?.send(JSON.stringify(message));
const emit = (method: string, params: object) => send({ type: 'event', method, params });
/** The code of `inPage`, with the helper that the compiler's output calls. */
const source = `(() => { const __name = (one) => one; return (${inPage.toString()})(); })`;
const sandboxOf = (realm: string) => `${realm}/sandbox`;

function tabOf(id: string): Tab {
  const tab = tabs.get(id);
  if (!tab) throw new WebDriverError('no such frame', `There is no window ${id}`);
  return tab;
}

/** Reports to Playwright what has changed on a page since the last look. */
function tell(tab: Tab, state: State): void {
  const { id: context, state: before } = tab;
  const timestamp = Date.now();
  const at = { context, url: state.url, timestamp };
  const isNew = state.realm !== before?.realm;
  tab.state = state;
  if (isNew) {
    for (const wait of tab.waiting.values()) wait('lost');
    tab.waiting.clear();
    if (before)
      for (const realm of [before.realm, sandboxOf(before.realm)])
        emit('script.realmDestroyed', { realm });
    const navigation = tab.navigation ?? randomUUID();
    if (!tab.navigation) emit('browsingContext.navigationStarted', { ...at, navigation });
    tab.navigation = undefined;
    emit('browsingContext.navigationCommitted', { ...at, navigation });
    const { origin } = new URL(state.url);
    emit('script.realmCreated', { type: 'window', realm: state.realm, context, origin });
    for (const script of [...tab.of.initScripts.values(), ...tab.initScripts.values()])
      void tab.webkit.run(context, `(${script})();`).catch(() => undefined);
  } else if (state.url !== before.url || state.steps !== before.steps) {
    if (tab.navigation)
      emit('browsingContext.fragmentNavigated', { ...at, navigation: tab.navigation });
    else emit('browsingContext.historyUpdated', at);
    tab.navigation = undefined;
  }
  const was = isNew ? 'loading' : before.readyState;
  if (was === 'loading' && state.readyState !== 'loading')
    emit('browsingContext.domContentLoaded', { ...at, navigation: null });
  if (was !== 'complete' && state.readyState === 'complete')
    emit('browsingContext.load', { ...at, navigation: null });
  for (const text of state.said)
    emit('log.entryAdded', {
      type: 'javascript',
      level: 'error',
      text,
      source: { realm: state.realm, context },
      timestamp,
    });
  for (const [call, outcome] of state.ended) {
    tab.waiting.get(call)?.(outcome);
    tab.waiting.delete(call);
  }
}

/** Looks at a page, since the classic protocol sends no events. */
function look(tab: Tab): Promise<void> {
  tab.looked = tab.looked.then(async () => {
    try {
      tell(tab, await tab.webkit.run<State>(tab.id, `return (${source})().look();`));
    } catch (error) {
      if (error instanceof WebDriverError && error.code === 'no such window') forget(tab);
      // Between two documents there is no page to look at.
    }
  });
  return tab.looked;
}

function forget(tab: Tab): void {
  if (!tabs.delete(tab.id)) return;
  for (const wait of tab.waiting.values()) wait('lost');
  emit('browsingContext.contextDestroyed', {
    context: tab.id,
    url: '',
    children: null,
    parent: null,
    userContext: tab.of.id,
  });
}

function attend(context: UserContext, webkit: WebKit, id: string, opener?: string): Tab {
  const tab: Tab = {
    id,
    of: context,
    webkit,
    initScripts: new Map(),
    waiting: new Map(),
    looked: Promise.resolve(),
  };
  tabs.set(id, tab);
  emit('browsingContext.contextCreated', {
    context: id,
    url: 'about:blank',
    userContext: context.id,
    children: null,
    parent: null,
    originalOpener: opener ?? null,
  });
  return tab;
}

/** Finds windows that pages have opened, and finished downloads. */
async function lookAround(context: UserContext, webkit: WebKit): Promise<void> {
  const own = () => [...tabs.values()].filter(({ of }) => of === context);
  for (const id of await webkit.windows())
    if (!tabs.has(id)) attend(context, webkit, id, own()[0]?.id);
  for (const tab of own()) await look(tab);
  const [first] = own();
  for (const name of first ? await readdir(webkit.downloads) : []) {
    if (name.endsWith('.wkdownload') || !context.downloads) continue;
    const file = path.join(webkit.downloads, name);
    const download = randomUUID();
    const event = { context: first?.id, navigation: download, download, url: '', timestamp: 0 };
    emit('browsingContext.downloadWillBegin', { ...event, suggestedFilename: name });
    await copyFile(file, path.join(context.downloads, name));
    await rm(file);
    emit('browsingContext.downloadEnd', { ...event, status: 'complete', filepath: file });
  }
}

function lookAroundAgain(context: UserContext, webkit: WebKit): void {
  context.timer = setTimeout(() => {
    void lookAround(context, webkit)
      .catch(() => undefined)
      .finally(() => {
        if (context.webkit) lookAroundAgain(context, webkit);
      });
  }, 30);
}

async function call(
  { target, arguments: values, resultOwnership }: Params,
  declaration: string,
): Promise<object> {
  const tab = tabOf(target.context);
  const number = ++calls;
  const settled = new Promise<Outcome | 'lost'>((resolve) => tab.waiting.set(number, resolve));
  const called = await tab.webkit
    .run<Called>(
      tab.id,
      `const page = (${source})();
       page.learn(${evaluatedTexts(values)});
       return page.call(${number}, () => (${declaration}), ${JSON.stringify(values)}, ${resultOwnership === 'root'});`,
    )
    .catch((error: unknown) => {
      tab.waiting.delete(number);
      throw error;
    });
  tell(tab, called.state);
  if (called.outcome) tab.waiting.delete(number);
  const outcome = called.outcome ?? (await settled);
  if (outcome === 'lost') {
    // Playwright tries again if it learns first that the document is gone.
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new WebDriverError('no such handle', 'The document is gone');
  }
  const { realm } = called.state;
  return { ...outcome, realm: target.sandbox ? sandboxOf(realm) : realm };
}

function contextsOf({ context, userContexts = [] }: Params): Tab[] {
  if (context) return [tabOf(context)];
  return [...tabs.values()].filter(({ of }) => userContexts.includes(of.id));
}

async function closeContext(id: string): Promise<void> {
  const context = contexts.get(id);
  contexts.delete(id);
  clearTimeout(context?.timer);
  const webkit = context?.webkit;
  if (context) context.webkit = undefined;
  for (const tab of [...tabs.values()].filter(({ of }) => of === context)) forget(tab);
  await webkit?.stop();
}

/** How each command is carried out. */
const commands: Record<string, (params: Params) => unknown> = {
  'session.new': () => ({
    sessionId: randomUUID(),
    capabilities: { browserName: 'webkit', browserVersion: '', userAgent: '' },
  }),
  'browser.createUserContext': () => {
    const id = randomUUID();
    contexts.set(id, { id, initScripts: new Map() });
    return { userContext: id };
  },
  'browser.removeUserContext': async ({ userContext }) => {
    await closeContext(userContext);
    return {};
  },
  'browser.setDownloadBehavior': ({ userContexts = [], downloadBehavior }) => {
    const { destinationFolder } = downloadBehavior as { destinationFolder?: string };
    for (const id of userContexts)
      Object.assign(contexts.get(id)!, { downloads: destinationFolder });
    return {};
  },
  'browser.close': () => end(),
  'browsingContext.create': async ({ userContext }) => {
    const context = contexts.get(userContext)!;
    const isFirst = !context.webkit;
    const webkit = (context.webkit ??= await WebKit.start());
    const id = isFirst ? (await webkit.windows())[0]! : await webkit.newWindow();
    if (isFirst) lookAroundAgain(context, webkit);
    const tab = tabs.get(id) ?? attend(context, webkit, id);
    if (context.viewport) await webkit.resize(id, context.viewport);
    await look(tab);
    return { context: id };
  },
  'browsingContext.close': async ({ context }) => {
    const tab = tabOf(context);
    const isLast = [...tabs.values()].filter(({ of }) => of === tab.of).length === 1;
    if (isLast) await closeContext(tab.of.id);
    else await tab.webkit.send(context, 'DELETE', '/window');
    forget(tab);
    return {};
  },
  'browsingContext.setViewport': async (params) => {
    const viewport = params['viewport'] as Size;
    for (const id of params.userContexts ?? []) Object.assign(contexts.get(id)!, { viewport });
    for (const { id, webkit } of contextsOf(params)) await webkit.resize(id, viewport);
    return {};
  },
  'browsingContext.navigate': async ({ context, url }) => {
    const tab = tabOf(context);
    const navigation = randomUUID();
    tab.navigation = navigation;
    emit('browsingContext.navigationStarted', { context, navigation, url, timestamp: Date.now() });
    await tab.webkit.send(context, 'POST', '/url', { url });
    return { navigation, url };
  },
  'browsingContext.reload': async ({ context }) => {
    await tabOf(context).webkit.send(context, 'POST', '/refresh');
    return { navigation: null, url: '' };
  },
  'browsingContext.traverseHistory': async ({ context, delta }) => {
    const step = Number(delta) < 0 ? '/back' : '/forward';
    await tabOf(context).webkit.send(context, 'POST', step);
    return {};
  },
  'browsingContext.activate': () => ({}),
  'input.performActions': async ({ context, actions }) => {
    for (const action of actions.flatMap((one) => one.actions))
      for (const axis of ['x', 'y'] as const)
        if (action[axis] !== undefined) action[axis] = Math.round(action[axis]);
    await tabOf(context).webkit.send(context, 'POST', '/actions', { actions });
    return {};
  },
  'script.addPreloadScript': ({ functionDeclaration, ...params }) => {
    const script = randomUUID();
    const owners = [
      ...(params.contexts ?? []).map(tabOf),
      ...(params.userContexts ?? []).map((id) => contexts.get(id)!),
    ];
    for (const { initScripts } of owners) initScripts.set(script, String(functionDeclaration));
    return { script };
  },
  'script.removePreloadScript': ({ script }) => {
    for (const { initScripts } of [...tabs.values(), ...contexts.values()])
      initScripts.delete(String(script));
    return {};
  },
  'script.evaluate': (params) =>
    call(
      { ...params, arguments: [] },
      `() => (${String(params['expression']).replace(/;\s*$/, '')})`,
    ),
  'script.callFunction': (params) => call(params, String(params['functionDeclaration'])),
  'script.disown': async ({ target, handles }) => {
    const tab = tabOf(target.context);
    await tab.webkit.run(tab.id, `(${source})().disown(${JSON.stringify(handles)});`);
    return {};
  },
};

/** Commands that need nothing done: they ask for events, or for settings that are fixed or don't exist here. */
const ignored =
  /^(?:session\.|emulation\.|network\.(?:addDataCollector|setCacheBehavior|setExtraHeaders))/;

async function answer(message: { id: number; method: string; params: Params }): Promise<void> {
  const { id, method, params } = message;
  try {
    const isOfLogin =
      method === 'network.addIntercept' && /authRequired/.test(JSON.stringify(params));
    const command =
      commands[method] ?? (ignored.test(method) || isOfLogin ? () => ({}) : undefined);
    if (!command) throw new WebDriverError('unsupported operation', `WebKitGTK has no ${method}`);
    send({ type: 'success', id, result: await command(params) });
  } catch (error) {
    const code = error instanceof WebDriverError ? error.code : 'unknown error';
    send({
      type: 'error',
      id,
      error: code === 'no such window' ? 'no such frame' : code,
      message: String(error),
    });
  }
}

async function end(): Promise<object> {
  await Promise.all([...contexts.keys()].map(closeContext));
  setTimeout(() => process.exit(0), 50);
  return {};
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('listening', () =>
  console.error(
    `WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
  ),
);
server.on('connection', (opened) => {
  socket = opened;
  opened.on(
    'message',
    (text: Buffer) =>
      void answer(JSON.parse(withEngineProperty(text.toString())) as Parameters<typeof answer>[0]),
  );
  opened.on('close', () => void end());
});
process.on('SIGTERM', () => void end());

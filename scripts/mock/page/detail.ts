import type { Entry, ShownExchange, Side } from '../exchange.ts';
import { h, part } from './dom.ts';
import { ask } from './server.ts';

/** What was said in calls that were opened, by their id. */
const exchanges = new Map<number, ShownExchange>();

/** Fetches what was said in a call, unless the mock no longer keeps it. */
export async function loadDetail({ id }: Entry): Promise<void> {
  if (exchanges.has(id)) return;
  try {
    exchanges.set(id, await ask<ShownExchange>('GET', `request?id=${id}`));
  } catch {
    // The page already shows what the mock answered.
  }
}

/** Forgets what was said to a mock that is gone. */
export const forgetDetails = (): void => exchanges.clear();

/** All that is known of a call: what was wrong, where the answer came from, both sides. */
export function detail(call: Entry): HTMLElement {
  const lines = [
    ...call.violations,
    ...(['valid', 'public', 'off'].includes(call.signature)
      ? []
      : [`signature: ${call.signature}`]),
    `${call.operationId ?? '契約にない要求'} ← ${call.source}`,
    `${call.userId ?? 'ログインなし'} ${call.login ?? ''}`,
    call.url,
  ];
  const answer = /^(state|mock|fault|proxy.*)$/.test(call.source)
    ? String(call.status)
    : call.source;
  const pin = async () => {
    const pins = await ask<Record<string, string>>('GET', 'pins');
    await ask('PUT', 'pins', { ...pins, [call.operationId ?? '']: answer });
    dispatchEvent(new Event('pins-changed'));
  };
  const copy = async () => {
    const { curl } = await ask<{ curl: string }>('POST', 'curl', { id: call.id });
    await navigator.clipboard.writeText(curl);
    part('said').textContent = 'curl をコピーしました。署名は5分間有効です。';
  };
  return h(
    'div',
    { class: 'detail' },
    ...lines.map((line) => h('code', {}, line)),
    h(
      'div',
      { class: 'links' },
      call.operationId !== undefined &&
        h(
          'button',
          { type: 'button', class: 'link', click: () => void pin() },
          `この答え(${answer})をピンする`,
        ),
      h('button', { type: 'button', class: 'link', click: () => void copy() }, 'curl としてコピー'),
    ),
    ...sides(call),
  );
}

function sides({ id, method, url }: Entry): HTMLElement[] {
  const exchange = exchanges.get(id);
  if (!exchange) return [];
  const name = `${method} ${url}`;
  return [
    side(`${id} 要求`, '要求', name, exchange.request),
    side(`${id} 答え`, '答え', name, exchange.answer),
  ];
}

/** Headers that were opened: the list is drawn anew with each call that comes in. */
const openHeaders = new Set<string>();

/** Headers and body of one side; a body may be long, so it scrolls by itself. */
function side(key: string, title: string, name: string, { headers, body }: Side): HTMLElement {
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  const details = h(
    'details',
    { open: openHeaders.has(key) },
    h('summary', { 'aria-label': `${title}のヘッダー ${name}` }, `ヘッダー(${lines.length})`),
    h('pre', {}, lines.join('\n')),
  );
  details.addEventListener('toggle', () => {
    if (details.open) openHeaders.add(key);
    else openHeaders.delete(key);
  });
  return h(
    'section',
    { class: 'side', 'aria-label': `${title} ${name}` },
    h('p', { class: 'sub' }, title),
    details,
    body
      ? h('pre', { tabindex: 0, role: 'region', 'aria-label': `${title}の本文 ${name}` }, body)
      : h('p', { class: 'note' }, '本文はありません。'),
  );
}

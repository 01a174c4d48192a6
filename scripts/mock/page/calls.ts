import type { Entry } from '../exchange.ts';
import { detail, forgetDetails, loadDetail } from './detail.ts';
import { h, part, show, table } from './dom.ts';
import { ask } from './server.ts';
import { secondOf } from './time.ts';

const shown = 100;

const isWronglySigned = ({ signature }: Entry) => !/^(valid|public|off|session)/.test(signature);
const isViolation = ({ violations }: Entry) => violations.length > 0;

const filters: Record<string, (call: Entry) => boolean> = {
  すべて: () => true,
  署名の誤り: isWronglySigned,
  契約違反: isViolation,
  失敗: ({ status }) => status >= 400,
};

let calls: Entry[] = [];
let filter = 'すべて';
let search = '';
let isLive = true;
const open = new Set<number>();

/** Fetches what came in since the last time; nothing while the list is held. */
export async function followCalls(): Promise<void> {
  if (!isLive) return;
  const last = calls.at(-1)?.id ?? 0;
  const fresh = await ask<Entry[]>('GET', `requests?after=${last}`);
  if (fresh.length === 0) return;
  calls.push(...fresh);
  calls = calls.slice(-500);
  render();
}

/** Forgets the calls of a mock that is gone: the next one counts anew. */
export function forgetCalls(): void {
  calls = [];
  forgetDetails();
}

/** Shows the list of calls, and how many of them were wrong. */
export function render(): void {
  show(
    'figures',
    figure('受信', calls.length),
    figure('署名の誤り', calls.filter(isWronglySigned).length),
    figure('契約違反', calls.filter(isViolation).length),
  );
  const live = part('live');
  live.textContent = isLive ? '受信中' : '止めています';
  live.toggleAttribute('data-on', isLive);
  const found = calls.filter(isFound);
  const chosen = found.filter((call) => filters[filter]?.(call)).slice(-shown);
  show(
    'calls',
    bar(found),
    chosen.length > 0
      ? table(
          'リクエスト',
          ['時刻', '方法', 'パス', '答え', '署名', '契約', 'ミリ秒>'],
          chosen.reverse().flatMap(row),
          'calls',
        )
      : h(
          'p',
          { class: 'empty' },
          calls.length ? 'あてはまるものはありません。' : 'まだなにも届いていません。',
        ),
  );
}

/** Whether every word that is searched for is somewhere in what is known of a call. */
function isFound(call: Entry): boolean {
  const said = [
    call.method,
    call.url,
    call.operationId,
    call.userId,
    call.login,
    call.status,
    call.source,
    call.signature,
    ...call.violations,
  ];
  const text = said.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Lets the field above the list choose what is shown. */
export function followSearch(): void {
  const field = part('search') as HTMLInputElement;
  field.addEventListener('input', () => {
    search = field.value.trim();
    render();
  });
}

const figure = (label: string, count: number) =>
  h('div', {}, h('dt', {}, label), h('dd', {}, String(count)));

function bar(found: readonly Entry[]): HTMLElement {
  const tabs = Object.keys(filters).map((name) =>
    h(
      'button',
      {
        type: 'button',
        'aria-pressed': String(name === filter),
        id: `tab-${name}`,
        click: () => {
          filter = name;
          render();
        },
      },
      name,
      h('small', {}, String(found.filter((call) => filters[name]?.(call)).length)),
    ),
  );
  const hold = () => {
    isLive = !isLive;
    render();
    void followCalls();
  };
  const clear = () =>
    void ask('DELETE', 'requests').then(() => {
      calls = [];
      render();
    });
  return h(
    'div',
    { class: 'bar' },
    h('div', { class: 'tabs' }, ...tabs),
    h('a', { href: 'requests.har', download: 'mock.har' }, 'HAR を保存'),
    h('button', { type: 'button', click: hold }, isLive ? '止める' : '続ける'),
    h('button', { type: 'button', click: clear }, '消す'),
  );
}

function row(call: Entry): HTMLElement[] {
  const isOpen = open.has(call.id);
  const path = call.url.replace(/^\/hosts\/\w+(\/api)?/, '');
  const toggle = () => {
    if (isOpen) open.delete(call.id);
    else {
      open.add(call.id);
      void loadDetail(call).then(render);
    }
    render();
  };
  const cells = [
    h('td', {}, secondOf(call.at)),
    h('td', {}, call.method),
    h(
      'td',
      { class: 'path' },
      h(
        'button',
        {
          type: 'button',
          class: 'link mono',
          'aria-expanded': String(isOpen),
          'aria-label': `${path} ${secondOf(call.at)}`,
          click: toggle,
        },
        path,
      ),
    ),
    h('td', { class: call.status >= 400 ? 'wrong' : '' }, String(call.status)),
    h('td', {}, signatureOf(call)),
    h('td', {}, isViolation(call) ? h('span', { class: 'caution' }, '⚠ 違反') : '✓'),
    h('td', { class: 'number' }, String(Math.round(call.ms))),
  ];
  const first = h('tr', { 'data-open': isOpen }, ...cells);
  return isOpen
    ? [first, h('tr', {}, h('td', {}), h('td', { colspan: 6 }, detail(call)))]
    : [first];
}

function signatureOf({ signature }: Entry): Node | string {
  if (signature === 'valid') return '✓';
  if (signature === 'public' || signature === 'off') return '不要';
  if (signature.startsWith('session')) return h('span', { class: 'wrong' }, '− 期限');
  return h('span', { class: 'wrong' }, '× 違う');
}

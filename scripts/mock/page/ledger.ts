import { h, part, show, table } from './dom.ts';
import { act, ask, type LedgerEntry } from './server.ts';
import { dayOf, secondOf } from './time.ts';

/** Shows what has happened to customers, the latest first; all after an entry can be taken back. */
export async function showLedger(): Promise<void> {
  const entries = await ask<LedgerEntry[]>('GET', 'ledger');
  part('ledger-count').textContent = `${entries.length}件`;
  const latestFirst = [...entries].sort((a, b) => b.at.localeCompare(a.at));
  show(
    'happened',
    entries.length > 0
      ? table(
          '手続きの記録',
          ['日時', 'お客さま', '手続き', '契約', '答え', '操作>'],
          latestFirst.map(row),
        )
      : h('p', { class: 'empty' }, 'まだ手続きはありません。'),
  );
}

function row(entry: LedgerEntry): HTMLElement {
  const { userId, number, at, operation, service_id, status } = entry;
  const goBack = act(() => ask('POST', 'ledger', { as: userId, keep: number }), showLedger);
  return h(
    'tr',
    {},
    h('td', {}, `${dayOf(at)} ${secondOf(at)}`),
    h('td', {}, userId),
    h('td', {}, h('code', {}, operation)),
    h('td', {}, service_id ?? ''),
    h('td', {}, String(status)),
    h(
      'td',
      {},
      h(
        'button',
        {
          type: 'button',
          class: 'link',
          'aria-label': `${userId}を${operation}のあとまで戻す`,
          click: goBack,
        },
        'ここまで戻す',
      ),
    ),
  );
}

import type { ReportBatch, ReportEvent } from '@/app/reporting/event.ts';
import { h, show, table } from './dom.ts';
import { ask } from './server.ts';
import { secondOf } from './time.ts';

const kinds: Record<string, string> = {
  error: '不具合',
  call: '呼び出しの失敗',
  unknown_outcome: '結果が不明な送信',
  csp: 'CSPの拒否',
  vital: '速さ',
};
const common = ['kind', 'at', 'route', 'reference'];
const shownRows = 100;

let shown = '';

/** Shows what pages have reported, newest first. */
export async function showReports(): Promise<void> {
  const batches = await ask<ReportBatch[]>('GET', 'reports');
  const state = JSON.stringify([batches.length, batches.at(-1)]);
  if (state === shown) return;
  shown = state;
  const events = batches
    .flatMap(({ build, events: own }) => own.map((event) => ({ build, event })))
    .reverse()
    .slice(0, shownRows);
  show(
    'reported',
    events.length > 0
      ? table('報告', ['時刻', '種類', '画面', '内容', '受付番号'], events.map(rowOf))
      : h('p', { class: 'empty' }, '報告はありません。'),
  );
}

function rowOf({ build, event }: { build: string; event: ReportEvent }): HTMLElement {
  const { kind = '', at = '', route = '', reference = '' } = event;
  const own = Object.entries(event).filter(([name]) => !common.includes(name));
  return h(
    'tr',
    {},
    h('td', {}, secondOf(at)),
    h('td', {}, kinds[kind] ?? kind),
    h('td', {}, h('code', {}, route)),
    h('td', {}, h('code', {}, own.map(([, value]) => value).join(' '))),
    h('td', { class: 'reference', title: `ビルド ${build}` }, reference),
  );
}

import type { Fault, FaultKind } from '../faults.ts';
import { choice, h, part, show, table } from './dom.ts';
import { act, ask, type Operation, without } from './server.ts';

interface Kind {
  name: string;
  label: string;
}

const groups: [string, string][] = [
  ['reads', 'すべての読み取り'],
  ['writes', 'すべての書き込み'],
  ['*', 'すべての要求'],
];

let kinds: Kind[] = [];

/** Shows what goes wrong, and a form for more. */
export async function showFaults(operations: readonly Operation[]): Promise<void> {
  if (kinds.length === 0) kinds = await ask<Kind[]>('GET', 'fault-kinds');
  const faults = await ask<Record<string, Fault>>('GET', 'faults');
  const again = () => showFaults(operations);
  const put = (next: Record<string, Fault>) => act(() => ask('PUT', 'faults', next), again)();
  const patterns = Object.keys(faults);
  part('fault-count').textContent = patterns.length > 0 ? `いま${patterns.length}つ` : 'ありません';
  const rows = patterns.map((pattern) => {
    const remove = () => put(without(faults, pattern));
    const label = groups.find(([name]) => name === pattern)?.[1] ?? pattern;
    return h(
      'tr',
      {},
      h('td', {}, label),
      h('td', {}, describe(faults[pattern] ?? {})),
      h(
        'td',
        { class: 'number' },
        h(
          'button',
          { type: 'button', class: 'link', 'aria-label': `${label}の障害を外す`, click: remove },
          '外す',
        ),
      ),
    );
  });
  show(
    'faulty',
    rows.length > 0 && table('障害', ['要求', 'なにが起きるか', '操作>'], rows),
    form(operations, (pattern, fault) => put({ ...faults, [pattern]: fault })),
  );
}

function describe({ kind, delay_ms, status, seed, times, percent }: Fault): string {
  const name = kind ?? (status === undefined ? 'delay' : 'status');
  return [
    kinds.find((one) => one.name === name)?.label ?? name,
    delay_ms !== undefined && `${delay_ms}ミリ秒`,
    status !== undefined && String(status),
    seed !== undefined && `種${seed}`,
    percent !== undefined && `${percent}%の要求に`,
    times !== undefined && `あと${times}回`,
  ]
    .filter(Boolean)
    .join(' ');
}

function form(
  operations: readonly Operation[],
  add: (pattern: string, fault: Fault) => void,
): HTMLElement {
  const send = (event: Event) => {
    event.preventDefault();
    const typed = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => typed.get(name) as string;
    const number = (name: string) => (text(name) === '' ? undefined : Number(text(name)));
    add(text('pattern'), {
      kind: text('kind') as FaultKind,
      delay_ms: number('delay_ms'),
      seed: number('seed'),
      percent: number('percent'),
      times: number('times'),
    });
  };
  const patterns = [
    ...groups,
    ...operations.map((o): [string, string] => [o.operationId, o.operationId]),
  ];
  return h(
    'form',
    { submit: send },
    h('label', {}, '要求', choice({ name: 'pattern' }, patterns, 'reads')),
    h(
      'label',
      {},
      'なにが起きるか',
      choice(
        { name: 'kind' },
        kinds.map(({ name, label }): [string, string] => [name, label]),
        'delay',
      ),
    ),
    h(
      'label',
      {},
      '遅れ(ミリ秒)',
      h('input', { name: 'delay_ms', type: 'number', min: 0, value: 800 }),
    ),
    h('label', {}, '種', h('input', { name: 'seed', type: 'number', min: 0 })),
    h('label', {}, '割合(%)', h('input', { name: 'percent', type: 'number', min: 1, max: 100 })),
    h('label', {}, '回数', h('input', { name: 'times', type: 'number', min: 1 })),
    h('button', { type: 'submit' }, '障害を起こす'),
  );
}

import type { ScenarioSet } from '../scenarios/scenarioSets.ts';
import { choice, h, show, table } from './dom.ts';
import { act, ask, type Operation, without } from './server.ts';

let operations: Operation[] = [];
let scenarios: ScenarioSet[] = [];

/** Fetches what can be pinned, once. */
export async function learnOperations(): Promise<readonly Operation[]> {
  [operations, scenarios] = await Promise.all([
    ask<Operation[]>('GET', 'operations'),
    ask<ScenarioSet[]>('GET', 'scenarios'),
  ]);
  return operations;
}

/** Shows the pins, and what is there to be pinned. */
export async function showPins(): Promise<void> {
  const pins = await ask<Record<string, string>>('GET', 'pins');
  const put = (next: Record<string, string>) => act(() => ask('PUT', 'pins', next), showPins)();
  const rows = Object.entries(pins).map(([operationId, chosen]) => {
    const operation = operations.find((one) => one.operationId === operationId);
    const unpin = () => put(without(pins, operationId));
    const select = choice(
      {
        'aria-label': `${operationId}の答え`,
        'data-chosen': true,
        change: (event) =>
          put({ ...pins, [operationId]: (event.target as HTMLSelectElement).value }),
      },
      operation ? answersOf(operation) : [[chosen, chosen]],
      chosen,
    );
    const name = operation ? `${operation.method} ${operation.path}` : operationId;
    return h(
      'tr',
      {},
      h('td', {}, h('code', {}, name)),
      h('td', {}, select),
      h(
        'td',
        { class: 'number' },
        h(
          'button',
          {
            type: 'button',
            class: 'link',
            'aria-label': `${operationId}のピンを外す`,
            click: unpin,
          },
          '外す',
        ),
      ),
    );
  });
  show(
    'pinned',
    rows.length > 0
      ? table('ピン', ['パス', '答え', '操作>'], rows)
      : h('p', { class: 'empty' }, 'ピンはありません。'),
    adding((operationId, answer) => put({ ...pins, [operationId]: answer })),
  );
}

/** Every answer that an operation can be pinned to, with what it means; a bare status comes last. */
const answersOf = ({ responses }: Operation): [string, string][] => [
  ...responses.flatMap(({ status, examples }) =>
    examples.map(({ name, summary }): [string, string] => [name, `${status} ${summary || name}`]),
  ),
  ...responses.map(({ status }): [string, string] => [status, status]),
];

function adding(pin: (operationId: string, answer: string) => void): HTMLElement {
  const add = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    const operation = operations.find((one) => one.operationId === value);
    const first = operation && answersOf(operation)[0];
    if (first) pin(value, first[0]);
  };
  const play = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    if (value) act(() => ask('PUT', 'scenario', { name: value }), reload)();
  };
  const byOperation = operations.map((one): [string, string] => [
    one.operationId,
    `${one.operationId} ${one.method} ${one.path}`,
  ]);
  return h(
    'form',
    {},
    h(
      'label',
      {},
      '要求を加える',
      choice({ id: 'add-pin', change: add }, [['', '選んでください'], ...byOperation], ''),
    ),
    h(
      'label',
      {},
      '場面をまとめて',
      choice(
        { id: 'play', change: play },
        [
          ['', '選んでください'],
          ...scenarios.map(({ name, title }): [string, string] => [name, title]),
        ],
        '',
      ),
    ),
  );
}

/** A scenario sets faults too: the whole page is shown anew. */
async function reload(): Promise<void> {
  await showPins();
  dispatchEvent(new Event('faults-changed'));
}

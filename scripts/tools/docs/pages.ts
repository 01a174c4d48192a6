import type { DocumentName, Host } from '../../contract/documents.ts';
import { type Flow, operationIdOf } from '../../contract/flows/flows.ts';
import { type ContractOperation, type Json, listOperations } from '../../contract/operations.ts';
import type { SearchEntry } from './searchEntries.ts';

const mock = 'http://localhost:4010/hosts';

/** Which hosts of the mock serve a document. */
const hostsOf = (host: Host): string[] => (host === 'service' ? ['fixed', 'mobile'] : [host]);

/**
 * Prepares a document for readers: the mock joins its servers, and each operation lists its scenarios and
 * how to get them.
 * @param spec the bundled document; it is changed
 */
export function forReaders(spec: Json, host: Host): Json {
  spec.servers = [
    ...hostsOf(host).map((name) => ({
      url: `${mock}/${name}`,
      description: 'The mock, as `npm start` runs it',
    })),
    ...(spec.servers as Json[]),
  ];
  for (const operation of listOperations(spec)) {
    const node = (spec.paths as Record<string, Record<string, Json>>)[operation.path]?.[
      operation.method
    ];
    if (!node) continue;
    const written = typeof node.description === 'string' ? `${node.description}\n\n` : '';
    node.description = `${written}\`${operation.operationId}\`\n\n${scenariosOf(operation)}`;
  }
  return spec;
}

function scenariosOf({ operationId, responses }: ContractOperation): string {
  const rows = responses.flatMap(({ status, examples }) =>
    examples.map(({ name, summary = '' }) => `| ${status} | \`${name}\` | ${cell(summary)} |`),
  );
  if (rows.length === 0) return '';
  return [
    `**Scenarios.** Header \`Prefer: example=NAME\`, or \`?pin=${operationId}:NAME\` in the address of the portal under \`npm run dev\`.`,
    '',
    '| Status | Name | What it shows |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>${body}</html>\n`;

const options = {
  hideDownloadButton: true,
  disableGoogleFont: true,
  sortRequiredPropsFirst: true,
  theme: {
    colors: { primary: { main: '#00618A' }, text: { primary: '#12242F' } },
    typography: { fontFamily: 'sans-serif', headings: { fontFamily: 'sans-serif' } },
    sidebar: { backgroundColor: '#F2F2ED', textColor: '#12242F', width: '300px' },
    rightPanel: { backgroundColor: '#12242F' },
  },
};

/** A closing script tag ends the script, even within a string. */
const inline = (code: string) => code.replaceAll('</script', '<\\/script');

/**
 * One document as one HTML file that needs no network.
 * @param redoc the code of Redoc's standalone bundle
 */
export function documentPage(spec: Json, redoc: string): string {
  const { title } = spec.info as { title: string };
  const style =
    '<style>body{margin:0}nav{padding:12px 20px;font:16px sans-serif;background:#FCFBF8}a{color:#00618A}</style>';
  return page(
    title,
    `${style}<nav><a href="index.html">All documents</a></nav><main id="redoc"></main><script>${inline(redoc)}</script><script>Redoc.init(${inline(JSON.stringify(spec))},${JSON.stringify(options)},document.getElementById('redoc'))</script>`,
  );
}

/** What the front page says of a document. */
export interface Listed {
  name: DocumentName;
  title: string;
  description: string;
  operations: ContractOperation[];
}

const frontStyle = `<style>
:root{color-scheme:light dark;--ink:#12242F;--ink-2:#4B5A63;--paper:#FCFBF8;--sheet:#fff;--rule:#D3D6D3;--field:#6F7D85;--accent:#00618A}
@media (prefers-color-scheme:dark){:root{--ink:#EAEFEE;--ink-2:#AEBBC0;--paper:#0C171D;--sheet:#111E25;--rule:#2B3B44;--field:#7F9099;--accent:#79C6E6}}
*{box-sizing:border-box}
body{margin:40px auto;max-width:960px;padding:0 20px;font:16px/29px 'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP',Meiryo,sans-serif;color:var(--ink);background:var(--paper)}
h1{margin:0;font-size:28px;line-height:39px}p{margin:0}a{color:var(--accent);text-underline-offset:4px}
label{display:block;margin:28px 0 0;color:var(--ink-2);font-size:14px}
input{display:block;width:100%;min-height:48px;padding:0 12px;border:1px solid var(--field);border-radius:4px;background:var(--sheet);color:var(--ink);font:inherit}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
#count{min-height:29px;margin:8px 0;color:var(--ink-2);font-size:14px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:12px 16px 12px 0;border-bottom:1px solid var(--rule);vertical-align:top}
th{border-bottom-color:var(--ink);font-size:14px;font-weight:400;color:var(--ink-2)}
td:nth-child(n+3),th:nth-child(n+3){text-align:right}
ul{margin:0;padding:0;list-style:none}
li{display:grid;grid-template-columns:64px minmax(0,1fr);gap:0 20px;padding:12px 0;border-bottom:1px solid var(--rule);overflow-wrap:anywhere}
li p{font-size:14px;line-height:25px;color:var(--ink-2)}li code{font-size:16px;font-weight:700}
.kind{color:var(--ink-2);font-size:14px}.places{grid-column:2;display:flex;flex-wrap:wrap;gap:0 20px}
</style>`;

/**
 * The front page: a search over all documents, the documents with how many operations and scenarios each has,
 * and the way to the flows.
 * @param script the search, as it runs in the browser
 */
export function frontPage(
  listed: readonly Listed[],
  entries: readonly SearchEntry[],
  script: string,
  flows: readonly Flow[],
): string {
  const rows = listed.map(({ name, title, description, operations }) => {
    const scenarios = operations.flatMap(({ responses }) => responses.flatMap((r) => r.examples));
    return `<tr><td><a href="${name}.html">${escaped(title)}</a><td>${escaped(description)}<td>${operations.length}<td>${scenarios.length}</tr>`;
  });
  const data = JSON.stringify(entries).replaceAll('<', '\\u003c');
  return page(
    'Minamo: the contract',
    `${frontStyle}<main><h1>The contract</h1><p>Mock: <code>${mock}/&lt;host&gt;</code> after <code>npm start</code>. <a href="flows.html">${flows.length} flows</a> say what a customer does across operations.</p><label>Operations, fields, codes, Japanese labels, scenarios<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="data_left_mb, 入金待ち, packet_gift_already" autofocus></label><p id="count" role="status"></p><ul id="found"></ul><div id="documents" class="scroll" tabindex="0" role="region" aria-label="Documents"><table><thead><tr><th>Document<th>What<th>Operations<th>Scenarios</tr></thead><tbody>${rows.join('')}</tbody></table></div></main><script type="application/json" id="entries">${data}</script><script type="module">${inline(script)}</script>`,
  );
}

/**
 * The flows: what a customer does, call by call, each with what its answer must say.
 * @param entries of all documents, for the places of the operations
 */
export function flowsPage(flows: readonly Flow[], entries: readonly SearchEntry[]): string {
  const places = new Map(
    entries.flatMap(({ kind, name, places: [place] }) =>
      kind === 'operation' && place ? [[name, `${place[0]}.html#${place[1]}`]] : [],
    ),
  );
  const sections = flows.map(({ workflowId, summary, steps, 'x-customer': customer }) => {
    const rows = steps.map((step) => {
      const id = operationIdOf(step);
      const conditions = (step.successCriteria ?? []).map(
        ({ condition }) => `<code>${escaped(condition)}</code>`,
      );
      return `<tr><td>${step.stepId}<td><a href="${places.get(id)}">${id}</a><td>${conditions.join('<br>')}</tr>`;
    });
    const whose = customer === undefined ? '' : ` <code>${customer}</code>`;
    return `<h2 id="${workflowId}">${escaped(summary)}</h2><p><code>${workflowId}</code>${whose}</p><div class="scroll" tabindex="0" role="region" aria-label="${workflowId}"><table><thead><tr><th>Step<th>Operation<th>What its answer says</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  });
  return page(
    'Minamo: flows',
    `${frontStyle}<style>h2{margin:48px 0 0;font-size:20px}td:nth-child(n+3),th:nth-child(n+3){text-align:left}code{overflow-wrap:anywhere}</style><main><p><a href="index.html">All documents</a></p><h1>Flows</h1><p>What a customer does across operations: <code>openapi/flows</code>. <code>npm run contract -- --flows</code> walks them.</p>${sections.join('')}</main>`,
  );
}

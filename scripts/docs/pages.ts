import type { DocumentName, Host } from '../contract/documents.ts';
import { type ContractOperation, type Json, listOperations } from '../contract/operations.ts';

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

/**
 * One document as one HTML file that needs no network.
 * @param redoc the code of Redoc's standalone bundle
 */
export function documentPage(spec: Json, redoc: string): string {
  const { title } = spec.info as { title: string };
  // A closing script tag ends the script, even within a string.
  const inline = (code: string) => code.replaceAll('</script', '<\\/script');
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

/** The front page: the documents, with how many operations and scenarios each has. */
export function frontPage(listed: readonly Listed[]): string {
  const style =
    '<style>body{margin:40px auto;max-width:880px;padding:0 20px;font:16px/29px sans-serif;color:#12242F;background:#FCFBF8}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:12px 16px 12px 0;border-bottom:1px solid #D3D6D3;vertical-align:top}td:nth-child(n+3){text-align:right}a{color:#00618A}</style>';
  const rows = listed.map(({ name, title, description, operations }) => {
    const scenarios = operations.flatMap(({ responses }) => responses.flatMap((r) => r.examples));
    return `<tr><td><a href="${name}.html">${escaped(title)}</a><td>${escaped(description)}<td>${operations.length}<td>${scenarios.length}</tr>`;
  });
  return page(
    'Minamo: the contract',
    `${style}<main><h1>The contract</h1><p>Mock: <code>${mock}/&lt;host&gt;</code> after <code>npm start</code>. Codes stand in the descriptions of their fields, scenarios in a table at each operation.</p><table><thead><tr><th>Document<th>What<th>Operations<th>Scenarios</tr></thead><tbody>${rows.join('')}</tbody></table></main>`,
  );
}

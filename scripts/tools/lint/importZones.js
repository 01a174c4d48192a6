import { readdirSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(import.meta.dirname, '../../../src');

// One row a level, top to bottom: a file imports from its own folder and from the levels below.
const levels = [
  ['main', 'card', 'early', 'prerender', 'app', 'dev'],
  ['screens'],
  ['procedure', 'shell'],
  ['session', 'ui'],
  ['theme', 'api'],
  ['paths', 'config', 'catalogue', 'lib'],
];
// Other folders and files of the same level may import these.
const sharedInLevel = new Set(['app', 'dev', 'ui', 'catalogue', 'lib', 'config', 'paths']);

const levelOf = new Map(levels.flatMap((names, level) => names.map((name) => [name, level])));
for (const entry of readdirSync(src, { withFileTypes: true })) {
  const name = entry.name.replace(/\.(d\.|test\.)?tsx?$/, '');
  if (
    entry.isDirectory()
      ? entry.name === 'public' || entry.name === 'node_modules'
      : !/\.tsx?$/.test(entry.name)
  )
    continue;
  if (!levelOf.has(name))
    throw new Error(`src/${entry.name} has no level: name it in scripts/tools/lint/importZones.js`);
}

function placeOf(file) {
  const parts = path.relative(src, file).split(path.sep);
  if (parts[0] === '..') return undefined;
  const zone = parts[0].replace(/\.(test\.)?tsx?$/, '');
  // A screen folder is two deep for fibre and mobile (screens/fibre/top), one for the others.
  const depth = parts[1] === 'fibre' || parts[1] === 'mobile' ? 3 : 2;
  return {
    zone,
    screen: zone === 'screens' ? parts.slice(0, depth).join('/') : undefined,
    // Everybody takes the table of operations and the schemas by name; the documents' own types are below those.
    generated:
      parts[0] === 'api' &&
      parts[1] === 'generated' &&
      !['operations', 'schemas'].includes(parts.at(-1).replace(/\.tsx?$/, '')),
    file: parts.at(-1).replace(/\.tsx?$/, ''),
    index: /^index\.tsx?$/.test(parts.at(-1)),
  };
}

const mock = path.resolve(import.meta.dirname, '../../mock');
// The mock's layers, bottom to top.
const mockLayers = ['customers', 'ledger', 'facts', 'operations'];
// What is so of a customer, bottom to top: a file imports from those before it.
const facts = `
  examples charges login contractChange option customer simLife bill fibreQuit
  optionChange planCatalogue application order construction plan fibrePlan firstBill payment campaigns calls simData simCard options
  fibreOrders simOrders orders devices
  fibreContract fibreCharges optionOrder fibreLeaving applications simRestrictions simOptions
  gifts contract firstNotices laterNotices simLeaving bills requiredActions
`
  .trim()
  .split(/\s+/);

for (const file of readdirSync(path.join(mock, 'facts')))
  if (!facts.includes(file.replace(/(\.test)?\.ts$/, '')))
    throw new Error(
      `mock/facts/${file} has no place: name it in scripts/tools/lint/importZones.js`,
    );

/** Why a file of the mock must not import another one; undefined where it may. */
function mockProblem(from, to) {
  const [a, b] = [mockLayers.indexOf(from.layer), mockLayers.indexOf(to.layer)];
  if (a < 0 || b < 0 || /\.test$/.test(from.name)) return undefined;
  if (b > a) return `imports point down, ${mockLayers.toReversed().join(' → ')}`;
  if (from.layer === 'facts' && to.layer === 'facts')
    return facts.indexOf(to.name) < facts.indexOf(from.name)
      ? undefined
      : 'it comes later in the order of facts';
  return from.layer === 'operations' && to.layer === 'operations' && from.name !== 'registry'
    ? 'operations share facts alone'
    : undefined;
}

function mockPlaceOf(file) {
  const [layer, name = ''] = path.relative(mock, file).split(path.sep);
  return { layer, name: name.replace(/\.ts$/, '') };
}

/** Reports imports that break the rules of docs/architecture.md §2, by the names of the folders. */
export default {
  meta: { name: 'zones' },
  rules: {
    // The order of the mock's layers and facts.
    mock: {
      meta: { type: 'problem', schema: [] },
      create(context) {
        const from = mockPlaceOf(context.filename);
        if (!mockLayers.includes(from.layer)) return {};
        return {
          ImportDeclaration(node) {
            const source = node.source.value;
            if (!source.startsWith('.')) return;
            const to = mockPlaceOf(path.resolve(path.dirname(context.filename), source));
            const problem = mockProblem(from, to);
            if (problem)
              context.report({
                node,
                message: `${from.layer}/${from.name} must not import ${to.layer}/${to.name}: ${problem}.`,
              });
          },
        };
      },
    },
    direction: {
      meta: { type: 'problem', schema: [] },
      create(context) {
        const from = placeOf(context.filename);
        if (!from) return {};
        const check = (node) => {
          const source = node.source?.value;
          if (typeof source !== 'string' || !/^(@\/|\.)/.test(source)) return;
          const target = source.startsWith('@/')
            ? path.join(src, source.slice(2))
            : path.resolve(path.dirname(context.filename), source);
          const to = placeOf(target);
          if (!to) {
            context.report({
              node,
              message: `src/${from.zone} imports ${source}, which is outside src.`,
            });
            return;
          }
          const [a, b] = [levelOf.get(from.zone), levelOf.get(to.zone)];
          if (a === undefined || b === undefined) return;
          if (from.zone !== to.zone && (b < a || (b === a && !sharedInLevel.has(to.zone))))
            context.report({
              node,
              message: `${from.zone} must not import ${to.zone} (${source}): imports point down, ${levels.map((l) => l.join(', ')).join(' → ')}.`,
            });
          if (to.generated && from.zone !== 'api')
            context.report({
              node,
              message: `Take operations.ts or schemas.ts of generated (${source}).`,
            });
          // screens/shared is everybody's, screens/fibre/shared that of the folders beside it.
          const isShared =
            to.screen?.endsWith('/shared') && from.screen?.startsWith(path.dirname(to.screen));
          if (
            from.screen &&
            to.screen &&
            from.screen !== to.screen &&
            to.file !== 'queries' &&
            from.file !== 'routes' &&
            !isShared
          )
            context.report({
              node,
              message: `${from.screen} may import only queries.ts of ${to.screen} (${source}): what several share belongs in shared.`,
            });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration(node) {
            context.report({
              node,
              message: 'No barrel files: import from the file that defines it.',
            });
          },
        };
      },
    },
  },
};

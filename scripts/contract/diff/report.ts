import type { DocumentName } from '../documents.ts';
import type { OperationDiff } from './compare.ts';
import type { Change } from './schema.ts';

/** What changed between two versions of the contract. */
export interface Diff {
  older: string;
  newer: string;
  /** What concerns a whole document, such as its servers. */
  documents: { document: DocumentName; changes: Change[] }[];
  operations: (OperationDiff & {
    /** The parts of the portal that call it. */
    screens: string[];
  })[];
}

/** The forms that a comparison is reported in. */
export const formats = { text, json, markdown } as const;

/** All changes of a comparison. */
export const changesOf = ({ documents, operations }: Diff): Change[] =>
  [...documents, ...operations].flatMap(({ changes }) => changes);

const isBreaking = ({ weight }: Change): boolean => weight === 'breaking';

function summary(diff: Diff): string {
  const all = changesOf(diff);
  const broken = all.filter(isBreaking).length;
  return `${all.length} changes of ${diff.operations.length} operations, ${broken} of them breaking`;
}

/** For a terminal. */
function text(diff: Diff): string {
  const lines = ({ weight, what }: Change) =>
    `  ${weight === 'breaking' ? 'BREAKING ' : '         '}${what}`;
  return [
    ...diff.documents.flatMap(({ document, changes }) => ['', document, ...changes.map(lines)]),
    ...diff.operations.flatMap(({ operationId, call, screens, changes }) => [
      '',
      `${operationId}  ${call}`,
      `  used by: ${screens.join(', ') || 'no screen'}`,
      ...changes.map(lines),
    ]),
    '',
    summary(diff),
  ].join('\n');
}

/** For programs. */
function json(diff: Diff): string {
  const all = changesOf(diff);
  const count = { changes: all.length, breaking: all.filter(isBreaking).length };
  return JSON.stringify({ ...diff, count }, null, 2);
}

/** For a merge request: what breaks comes first. */
function markdown(diff: Diff): string {
  const cell = (value: string) => value.replaceAll('|', '\\|');
  const rows = [
    ...diff.documents.flatMap(({ document, changes }) =>
      changes.map((change) => ({ change, of: document, screens: '' })),
    ),
    ...diff.operations.flatMap(({ operationId, call, screens, changes }) =>
      changes.map((change) => ({
        change,
        of: `\`${operationId}\`<br>${call}`,
        screens: screens.join(', ') || 'no screen',
      })),
    ),
  ];
  const table = (title: string, own: typeof rows) =>
    own.length
      ? [
          '',
          `## ${title}`,
          '',
          '| Operation | Change | Used by |',
          '| --- | --- | --- |',
          ...own.map(({ change, of, screens }) => `| ${of} | ${cell(change.what)} | ${screens} |`),
        ]
      : [];
  return [
    `# Contract: ${diff.older} to ${diff.newer}`,
    '',
    `${summary(diff)}.`,
    ...table(
      'Breaking',
      rows.filter(({ change }) => isBreaking(change)),
    ),
    ...table(
      'Compatible',
      rows.filter(({ change }) => !isBreaking(change)),
    ),
  ].join('\n');
}

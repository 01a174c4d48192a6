import { countOf, type CoverageKind } from '../coverage.ts';
import { type Finding, rules } from '../finding.ts';
import { allNotTested, type Result } from '../run.ts';
import { noService } from '../seen.ts';

const kinds: CoverageKind[] = ['operation', 'response', 'parameter', 'code'];

/** The report for a terminal: new findings, then the numbers. */
export function terminalReport(result: Result): string {
  const { about, findings, coverage, calls, seconds, stopped } = result;
  const notTested = allNotTested(result);
  const fresh = findings.filter((f) => !f.isKnown);
  const known = findings.length - fresh.length;
  const rows = kinds.map((kind) => {
    const { total, seen, notSeen, notReachable } = countOf(coverage, kind);
    const numbers = [seen, notSeen, notReachable, total].map((n) => String(n).padStart(8));
    return `${`${kind}s`.padEnd(12)}${numbers.join('')}`;
  });
  return [
    `${about.target} as ${about.user}, ${about.startedAt}, contract ${about.revision}`,
    '',
    ...fresh.map(findingText),
    `${''.padEnd(12)}    seen not seen unreach.   total`,
    ...rows,
    '',
    ...(notTested.length ? ['Not tested:', ...notTested.map((each) => `  ${each}`), ''] : []),
    `${fresh.length} ${fresh.length === 1 ? 'finding' : 'findings'}${known ? `, ${known} known` : ''}; ${calls} calls in ${seconds.toFixed(1)} s`,
    ...(stopped ? [`${stopped}.`] : []),
  ].join('\n');
}

/** Why a run without findings ends with 1, and what to do, in one line. */
export function whyUntested({ untested }: Result): string {
  const lacking = untested.filter(({ why }) => why === noService).length;
  const refused = untested.length - lacking;
  const count = (number: number) => `${number} ${number === 1 ? 'operation' : 'operations'}`;
  const why = [
    lacking && `${count(lacking)} of a service that the customer does not have`,
    refused && `${count(refused)} that never succeeded`,
  ].filter(Boolean);
  const whom = lacking ? 'who has it (mizuno.keiko of the mock has both)' : 'for whom they succeed';
  return `Not tested, which ends with 1: ${why.join(', ')}. Name a --user ${whom}, or by --only what to test.`;
}

function findingText(finding: Finding): string {
  const { severity, rule, place, operations, count, description, expected, got, curl } = finding;
  const [first, ...more] = operations;
  const others = more.length ? ` and ${more.length} more` : '';
  return [
    `${severity} ${rule}  ${place.file}:${place.line}`,
    `  ${rules[rule]}`,
    `  ${first}${others}, ${description}; ${count}×`,
    `  expected  ${expected}`,
    `  got       ${got}`,
    `  ${curl}`,
    '',
  ].join('\n');
}

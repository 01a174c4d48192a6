import { type Finding, rules } from '../finding.ts';
import type { Result } from '../run.ts';

/** Text for XML; control characters, which XML has not, are left out. */
const escaped = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The report as JUnit XML: a suite for each document, a case for each operation. */
export function junitReport(result: Result): string {
  const { about, operations, findings, coverage, seconds } = result;
  const reported = Object.entries<string>({ ...about }).map(
    ([name, value]) => `<property name="${name}" value="${escaped(value)}"/>`,
  );
  const ofOperations = new Map(
    coverage.filter((c) => c.kind === 'operation').map((c) => [c.operationId, c]),
  );
  const fresh = findings.filter((f) => !f.isKnown);
  const suites = [...new Set(operations.map((o) => o.document))].map((document) => {
    const own = operations.filter((o) => o.document === document);
    const cases = own.map(({ operationId }) => {
      const failures = fresh.filter((f) => f.operations.includes(operationId)).map(failure);
      const { seen, why } = ofOperations.get(operationId) ?? {};
      const skipped = seen === 'seen' || failures.length ? [] : [skip(why)];
      const inner = [...skipped, ...failures].join('');
      return `<testcase classname="${document}" name="${operationId}">${inner}</testcase>`;
    });
    const text = cases.join('\n');
    const failed = cases.filter((c) => c.includes('<failure')).length;
    const left = cases.filter((c) => c.includes('<skipped')).length;
    return `<testsuite name="${document}" tests="${own.length}" failures="${failed}" skipped="${left}" timestamp="${about.startedAt.slice(0, 19)}">\n<properties>${reported.join('')}</properties>\n${text}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" time="${seconds.toFixed(3)}">\n${suites.join('\n')}\n</testsuites>\n`;
}

const skip = (why: string | undefined): string =>
  why ? `<skipped message="${escaped(why)}"/>` : '<skipped/>';

function failure({ rule, place, description, expected, got, curl, answer }: Finding): string {
  const text = `${description}\nexpected ${expected}\ngot ${got}\n${place.file}:${place.line}\n${curl}\n${answer}`;
  return `<failure type="${rule}" message="${escaped(rules[rule])}">${escaped(text)}</failure>`;
}

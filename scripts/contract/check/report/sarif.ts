import { type Rule, rules } from '../finding.ts';
import { allNotTested, type Result } from '../run.ts';

/** The report as SARIF 2.1.0, which code hosts show at the line of the contract. */
export function sarifReport(result: Result): string {
  const { about, findings, stopped } = result;
  const notTested = allNotTested(result);
  const used = [...new Set(findings.map((f) => f.rule))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'minamo-contract',
            rules: used.map((id: Rule) => ({ id, shortDescription: { text: rules[id] } })),
          },
        },
        invocations: [{ executionSuccessful: !stopped, startTimeUtc: about.startedAt }],
        properties: { ...about, notTested },
        results: findings.map((f) => ({
          ruleId: f.rule,
          level: f.severity,
          baselineState: f.isKnown ? 'unchanged' : 'new',
          message: {
            text: `${f.operations.join(', ')}: ${rules[f.rule]} Expected ${f.expected}; got ${f.got} (${f.description}).`,
          },
          partialFingerprints: { cause: f.fingerprint },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: f.place.file },
                region: { startLine: f.place.line },
              },
              logicalLocations: [
                { name: f.operations[0], fullyQualifiedName: `${f.operations[0]}${f.at ?? ''}` },
              ],
            },
          ],
          properties: { curl: f.curl, count: f.count, answer: f.answer },
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

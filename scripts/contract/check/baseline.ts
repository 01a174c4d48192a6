import { readFile } from 'node:fs/promises';
import type { Finding } from './finding.ts';
import { CannotRun } from './login.ts';

/** What a baseline holds of a finding. */
export interface Accepted {
  fingerprint: string;
  operations: string[];
}

/** Marks a finding as known when the baseline has accepted it for all of its operations. */
export function acceptKnown(findings: Finding[], baseline: Accepted[]): void {
  const accepted = new Map(baseline.map((a) => [a.fingerprint, a.operations]));
  for (const finding of findings) {
    const operations = accepted.get(finding.fingerprint);
    finding.isKnown = finding.operations.every((id) => operations?.includes(id));
  }
}

/**
 * Reads a `findings.json` of an earlier report.
 * @throws CannotRun when it is none
 */
export async function readBaseline(file: string): Promise<Accepted[]> {
  try {
    const { findings } = JSON.parse(await readFile(file, 'utf8')) as { findings: Accepted[] };
    if (findings.every((f) => typeof f.fingerprint === 'string' && Array.isArray(f.operations)))
      return findings;
  } catch {
    // A file that is missing, is no JSON or holds something else leads to the same error below.
  }
  throw new CannotRun(`--baseline ${file} is no findings.json of a report.`);
}

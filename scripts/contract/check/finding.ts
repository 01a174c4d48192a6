import { createHash } from 'node:crypto';
import type { Place } from './places.ts';

export type Severity = 'error' | 'warning';

/** The rules that a finding can name, and what each says. */
export const rules = {
  'no-answer': 'The server gave no whole answer in time.',
  'server-error': 'A valid request was answered with a failure of the server.',
  'status-undeclared': 'The status is not declared for the operation.',
  'valid-refused': 'A valid, signed request was refused as unsigned or as breaking the contract.',
  'content-type': 'The content type is not the declared one.',
  'header-missing': 'A declared header is missing.',
  'date-missing': 'The Date header, by which the portal sets its clock, is missing or no date.',
  'body-empty': 'The body is empty where one is declared.',
  'body-not-json': 'The body is no JSON.',
  'body-type': 'A value has another type.',
  'body-null': 'A value is null where it may not be.',
  'body-required': 'A required field is missing.',
  'body-enum': 'A value is not among those of the contract.',
  'body-format': 'A date, time or other text has another format.',
  'body-pattern': 'A text does not have the declared pattern.',
  'body-range': 'A value or list is too long, too short, too large or too small.',
  'body-undeclared': 'A field is not declared.',
  'body-schema': 'A value does not fit its schema.',
  'code-unknown': 'The code of a refusal is not among those of the operation.',
  'pdf-invalid': 'The file is no PDF.',
  'signature-none': 'A call without a signature was served.',
  'signature-secret': 'A call signed with a wrong secret was served.',
  'signature-query': 'A call whose query was changed after signing was served.',
  'signature-body': 'A call whose body was changed after signing was served.',
  'signature-date': 'A call signed an hour ago was served.',
  'token-missing': 'A call without its session token was served.',
  'service-foreign': 'A service of another customer was served.',
  'invalid-accepted': 'A request that breaks the contract was accepted.',
  'invalid-failed': 'A request that breaks the contract made the server fail.',
  'invalid-logged-out': 'A request that breaks the contract was answered as a lost session (403).',
  'scenario-status': 'A scenario that was asked for was not answered.',
  'page-overlap': 'An item is on two pages.',
  'page-missing': 'The pages do not have as many items as the server counts.',
  'page-endless': 'The pages do not end.',
} as const;

export type Rule = keyof typeof rules;

/** What one answer did wrong, before causes are put together. */
export interface Fault {
  rule: Rule;
  severity: Severity;
  /** What tells this cause from others of its rule; empty where the rule is the cause. */
  cause: string;
  expected: string;
  got: string;
}

/** What one answer did wrong, and its body where it is JSON. */
export interface Validation {
  faults: Fault[];
  body?: unknown;
}

/** One cause, with the first request that showed it. */
export interface Finding extends Fault {
  /** The same for the same cause in every run: what a baseline holds. */
  fingerprint: string;
  place: Place;
  /** The operations that show it, the first one first. */
  operations: string[];
  /** How many answers showed it. */
  count: number;
  /** What was tried, e.g. `without target_month`. */
  description: string;
  curl: string;
  /** Whether a baseline has accepted it. */
  isKnown: boolean;
}

/** Puts faults together by cause. */
export class Findings {
  private readonly byKey = new Map<string, Finding>();

  add(
    fault: Fault,
    seen: { operationId: string; place: Place; description: string; curl: () => string },
  ): void {
    const key = `${fault.rule} ${fault.cause}`;
    const known = this.byKey.get(key);
    if (known) {
      known.count += 1;
      if (!known.operations.includes(seen.operationId)) known.operations.push(seen.operationId);
      return;
    }
    this.byKey.set(key, {
      ...fault,
      fingerprint: createHash('sha256').update(key).digest('hex').slice(0, 16),
      place: seen.place,
      operations: [seen.operationId],
      count: 1,
      description: seen.description,
      curl: seen.curl(),
      isKnown: false,
    });
  }

  /** Errors first, then by place. */
  get all(): Finding[] {
    return [...this.byKey.values()].sort(
      (a, b) =>
        a.severity.localeCompare(b.severity) ||
        a.place.file.localeCompare(b.place.file) ||
        a.place.line - b.place.line,
    );
  }
}

/** What a client can live with, though the contract says otherwise. */
const harmless = new Set<Rule>(['body-undeclared', 'date-missing', 'header-missing']);

/** A fault of a rule, with the severity that the rule has. */
export const fault = (rule: Rule, cause: string, expected: string, got: string): Fault => ({
  rule,
  severity: harmless.has(rule) ? 'warning' : 'error',
  cause,
  expected,
  got,
});

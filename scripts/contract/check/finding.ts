import { createHash } from 'node:crypto';
import type { Place } from './places.ts';

export type Severity = 'error' | 'warning';

/** The rules that a finding can name, and what each says. */
export const rules = {
  'no-answer': 'The server gave no whole answer in time.',
  'server-error': 'A valid request was answered with a failure of the server.',
  'server-down': 'No call is answered any more.',
  'host-down': 'One of the hosts answers no call any more, or refuses all.',
  'clock-unknown':
    'Without a Date header nobody can tell the time by which signatures are checked.',
  maintenance: 'Every call is answered with maintenance.',
  'rate-limited': 'The server refuses calls as too many, also after the wait that it asked for.',
  'wait-unknown': 'A refusal as too many (429) does not say how long to wait (Retry-After).',
  'session-ended': 'The session ended during the run, and a new login did not help.',
  'status-undeclared': 'The status is not declared for the operation.',
  'valid-refused': 'A valid, signed request was refused as unsigned or as breaking the contract.',
  'own-missing': 'What is the customer’s own was answered as not there (404).',
  'repeat-failed': 'A request that was answered before failed when it was sent again.',
  'repeat-differs': 'The same read was answered with something else a moment later.',
  slow: 'The answer came later than the latency budget allows, twice.',
  'content-type': 'The content type is not the declared one.',
  'content-charset': 'The content type names another charset than UTF-8.',
  'header-missing': 'A declared header is missing.',
  'header-value': 'A declared header has a value that its schema does not allow.',
  'header-repeated': 'A header came more than once, so that readers take different ones.',
  'date-missing': 'The Date header, by which the portal sets its clock, is missing or no date.',
  'date-wrong': 'The Date header differs from that of the other answers.',
  'cache-store': 'An answer about a customer may be kept by browsers or proxies (no no-store).',
  'cors-origin': 'A page of the portal may not read the answer (Access-Control-Allow-Origin).',
  'cors-foreign': 'A page of another origin than the portal’s may read an answer, or send a call.',
  'cors-expose': 'A page of the portal may not read a header (Access-Control-Expose-Headers).',
  'cors-vary': 'The answer differs by Origin, and does not say so in Vary.',
  'cors-max-age':
    'A preflight does not say how long it holds, so that browsers ask before each call.',
  'cors-status': 'A preflight is answered with another status than 204.',
  'cors-preflight': 'A browser would not send the call: its preflight is refused.',
  'cookie-flags': 'A cookie lacks HttpOnly, SameSite or Secure.',
  'cookie-unchecked': 'A call without the right cookie was served.',
  'cookie-logged-out': 'A cookie was served after its logout.',
  'leak-secret': 'An answer repeats a secret of the login.',
  'leak-answer': 'The refusal of a wrong signature carries what was asked for.',
  'leak-trace': 'An answer shows the inside of the server: a trace, a query or a path.',
  'leak-version': 'A header names the software of the server.',
  'body-empty': 'The body is empty where one is declared.',
  'body-not-json': 'The body is no JSON.',
  'body-bytes': 'The body is no UTF-8, or begins with a byte order mark.',
  'body-duplicate': 'An object has a field twice.',
  'body-number': 'A number is written so that readers understand it differently.',
  'body-text':
    'A text holds what no person wrote: control characters, placeholders, broken encoding.',
  'body-link': 'A link has a scheme that a page must not open.',
  'body-refusal': 'A refusal was sent under the status of a success.',
  'body-type': 'A value has another type.',
  'body-null': 'A value is null where it may not be.',
  'body-required': 'A required field is missing.',
  'body-enum': 'A value is not among those of the contract.',
  'body-format': 'A date, time or other text has another format.',
  'body-pattern': 'A text does not have the declared pattern.',
  'body-range': 'A value or list is too long, too short, too large or too small.',
  'body-undeclared': 'A field is not declared.',
  'body-schema': 'A value does not fit its schema.',
  'body-unique': 'Two items of a list are the same (x-unique-by).',
  'body-order': 'A list is not in its declared order (x-sorted-by).',
  'body-gap': 'A month or day is missing in a list of all (x-consecutive-by).',
  'body-month': 'A day is not of the month that the answer is about (x-in-month).',
  'body-sum': 'An amount is not the sum of its parts (x-sum).',
  'body-period': 'Something ends before it begins.',
  'body-at-most': 'A part is more than the whole (x-at-most).',
  'body-count': 'A number is not that of the items in the list (x-count).',
  'body-future': 'What has happened lies after the answer’s Date.',
  'body-expired': 'What the answer hands out or promises is over before its Date.',
  'body-echo': 'The answer is about something else than was asked for (x-echoes).',
  'data-differs': 'Two answers say different things about the same (x-fact).',
  'data-foreign': 'An answer names a service that is not the customer’s.',
  'code-unknown': 'The code of a refusal is not among those of the operation.',
  'message-language': 'The message of a refusal is not in Japanese.',
  'refusal-field': 'A refusal names a field that the request does not have, or not the wrong one.',
  'file-same': 'Two files that were asked for by different months or ids are the same.',
  'login-missing': 'The login history does not have the run’s own login at its time.',
  'pdf-invalid': 'The file is no PDF.',
  'signature-none': 'A call without a signature was served.',
  'signature-secret': 'A call signed with a wrong secret was served.',
  'signature-short': 'A call with the beginning of its signature was served.',
  'signature-method': 'A call whose method was changed after signing was served.',
  'signature-path': 'A call whose path was changed after signing was served.',
  'signature-query': 'A call whose query was changed after signing was served.',
  'signature-body': 'A call whose body was changed after signing was served.',
  'signature-date': 'A call signed 6 minutes before or after its time was served.',
  'signature-scope': 'A call signed for another day, region or service was served.',
  'signature-headers': 'A call was served whose signature does not cover host, date, token or key.',
  'signature-declared':
    'A call whose body has another hash than x-amz-content-sha256 says, or none, was served.',
  'signature-in-query': 'A call with its signature in the address, not in a header, was served.',
  'signature-status': 'A call with a wrong signature was refused with another status than 403.',
  'token-missing': 'A call without its session token was served.',
  'token-wrong': 'A call with another session token was served.',
  'token-other': 'A call whose access key and session token belong to two logins was served.',
  'key-case': 'A call whose access key id is in other letters was served.',
  'validated-first': 'A call without a signature was told what else is wrong with it.',
  'session-expired': 'Credentials were served after they had run out.',
  'session-renewed': 'Credentials were served after they had been renewed.',
  'session-logged-out': 'Credentials were served after their logout.',
  'session-others': 'The renewal or logout of one login ended another.',
  'renewal-refused': 'Credentials of a renewal were not served, or could not be renewed again.',
  'renewal-other': 'A renewal gave credentials of another customer.',
  'renewal-same': 'The renewal gave the credentials that were there before.',
  'login-wrong': 'A login with a wrong id or password was served.',
  'login-same': 'Two logins got the same cookie, credentials or token.',
  'login-tells': 'A refused login tells whether the id exists.',
  'service-foreign': 'A service of another customer was served.',
  'foreign-tells':
    'The refusal of a service of another customer differs from that of one that does not exist.',
  'unknown-accepted': 'A call for something that does not exist was served.',
  'invalid-accepted': 'A request that breaks the contract was accepted.',
  'invalid-failed': 'A request that breaks the contract made the server fail.',
  'invalid-logged-out': 'A request that breaks the contract was answered as a lost session (403).',
  'invalid-status': 'A request that breaks the contract was refused as something else.',
  'query-undeclared': 'A parameter that is not declared changed the answer.',
  'method-undeclared': 'A method that is not declared was served.',
  'scenario-status': 'A scenario that was asked for was not answered.',
  'write-no-effect': 'A write was answered with success, and no read shows it.',
  'write-unseen': 'What was written is not what another login of the customer reads.',
  'write-wrong': 'A write did something else than was asked for.',
  'write-amount': 'A write moved another amount than was asked for.',
  'write-twice': 'A write had its effect more than once.',
  'write-refused': 'A write that was refused was carried out.',
  'terms-ignored': 'An order was not refused, though what was confirmed is not so.',
  'terms-wrong': 'A refusal names as so now what is refused as well.',
  'write-receipt': 'Two writes got the same receipt number.',
  'write-time': 'A write was accepted long before its answer.',
  'write-past': 'A write begins, ends or is billed before its answer.',
  'write-other-line': 'A write changed another line of the customer.',
  'key-repeated': 'The same request with the same key got another answer.',
  'key-by-login': 'The same press by another login of the customer got another answer.',
  'key-at-once': 'One press that was sent twice at once got two answers.',
  'write-lost': 'Of two writes at once, one had its effect only.',
  'write-elsewhere': 'A write that was put back left another read changed.',
  'write-mixed': 'Of two orders at once that exclude each other, each was carried out in part.',
  'renewal-twice': 'Two renewals at once gave two logins that hold.',
  'key-reused': 'Another request with a key that was used was not refused.',
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
  /** Where in the body, as a JSON pointer; absent where it is not about one place. */
  at?: string;
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
  /** The answer that showed it, without secrets; empty where there was none. */
  answer: string;
  /** Whether a baseline has accepted it. */
  isKnown: boolean;
}

/** Puts faults together by cause. */
export class Findings {
  private readonly byKey = new Map<string, Finding>();

  add(
    fault: Fault,
    seen: {
      operationId: string;
      place: Place;
      description: string;
      curl: () => string;
      answer: () => string;
    },
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
      answer: seen.answer(),
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
const harmless = new Set<Rule>([
  'body-undeclared',
  'cors-max-age',
  'cors-status',
  'cors-vary',
  'date-missing',
  'header-missing',
  'leak-version',
  'slow',
]);

/** A fault of a rule, with the severity that the rule has. */
export const fault = (rule: Rule, cause: string, expected: string, got: string): Fault => ({
  rule,
  severity: harmless.has(rule) ? 'warning' : 'error',
  cause,
  expected,
  got,
});

import type { Case, Tampering } from './cases/case.ts';
import type { CheckedContract } from './contract.ts';
import { type Fault, fault, type Rule, type Validation } from './finding.ts';
import { headerFaults, otherOriginFaults, preflightFaults } from './headerRules.ts';
import type { Reply } from './http.ts';
import { leakFaults, type Secrets } from './leaks.ts';
import { refusalFaults } from './refusalRules.ts';
import { askedFor } from './send.ts';
import { bodyFaults } from './validateBody.ts';

const tamperingRules: Record<Tampering, [Rule, cause?: string]> = {
  none: ['signature-none'],
  'none-invalid': ['signature-none'],
  secret: ['signature-secret'],
  short: ['signature-short'],
  method: ['signature-method'],
  path: ['signature-path'],
  prefix: ['signature-path', 'prefix'],
  query: ['signature-query'],
  body: ['signature-body'],
  behind: ['signature-date', 'behind'],
  ahead: ['signature-date', 'ahead'],
  day: ['signature-scope', 'day'],
  region: ['signature-scope', 'region'],
  service: ['signature-scope', 'service'],
  token: ['token-missing'],
  'wrong-token': ['token-wrong'],
  'other-token': ['token-other'],
  'other-key': ['token-other'],
  swapped: ['token-other'],
  'key-case': ['key-case'],
  'host-uncovered': ['signature-headers', 'host'],
  'date-uncovered': ['signature-headers', 'date'],
  'body-hash': ['signature-declared'],
  'body-unsigned': ['signature-declared'],
  'token-uncovered': ['signature-headers', 'token'],
  'key-uncovered': ['signature-headers', 'key'],
  'in-query': ['signature-in-query'],
  renewed: ['session-renewed'],
  'logged-out': ['session-logged-out'],
  expired: ['session-expired'],
};

/** What answers are held to. */
export interface Against {
  contract: CheckedContract;
  /** The page that calls say they come from. */
  origin: string;
  secrets: Secrets;
  isStrict: boolean;
}

/** Holds one answer to the contract, by what its call was to show. */
export function validateResponse(against: Against, call: Case, reply: Reply): Validation {
  const { contract, origin, secrets, isStrict } = against;
  const { operation, intent } = call;
  const id = operation.operationId;
  if (reply.failure) return { faults: [fault('no-answer', id, 'a whole answer', reply.failure)] };
  if (intent.kind === 'preflight') {
    const asked = askedFor(call)['access-control-request-headers'] ?? '';
    return { faults: preflightFaults(call, reply, origin, asked.split(',')) };
  }
  if (intent.kind === 'other-origin') return { faults: otherOriginFaults(call, reply) };
  const faults = [
    ...headerFaults(contract, call, reply, origin),
    ...leakFaults(call, reply, secrets),
  ];
  const byIntent = intentFault(call, reply);
  if (byIntent) return { faults: [...faults, byIntent] };
  // In production the cloud gateway refuses wrong signatures, with bodies that the contract doesn't describe;
  // so it does with methods that it doesn't know.
  if (intent.kind === 'tampered' || intent.kind === 'undeclared-method') return { faults };
  const isDeclared = operation.responses.some(({ status }) => status === String(reply.status));
  if (!isDeclared) {
    // A gateway may refuse an invalid request with a status of its own; only a strict run reports that.
    const isInvalid = intent.kind === 'invalid' || intent.kind === 'undeclared-query';
    if (isInvalid && !isStrict) return { faults };
    const declared = operation.responses.map(({ status }) => status).join(', ');
    const undeclared = fault(
      'status-undeclared',
      `${id} ${reply.status}`,
      `one of ${declared}`,
      String(reply.status),
    );
    return { faults: [...faults, undeclared] };
  }
  const validated = bodyFaults(contract, operation, reply, isStrict, call);
  return {
    faults: [...faults, ...validated.faults, ...refusalFaults(call, reply, validated.body)],
    body: validated.body,
  };
}

function intentFault({ operation, intent }: Case, reply: Reply): Fault | undefined {
  const { status } = reply;
  const id = operation.operationId;
  const got = `${status} ${reply.body.toString('utf8', 0, 80)}`.trim();
  switch (intent.kind) {
    case 'tampered': {
      if (status === 403) return undefined;
      if (status >= 500) return fault('invalid-failed', `${id} signature`, '403', got);
      if (intent.how === 'none-invalid' && [400, 404, 409, 422].includes(status))
        return fault('validated-first', '', '403, as without a signature', got);
      if (status >= 400) return fault('signature-status', String(status), '403', got);
      const [rule, cause = ''] = tamperingRules[intent.how];
      return fault(rule, cause, '403', String(status));
    }
    case 'cookie':
      if (status >= 500) return fault('invalid-failed', `${id} cookie`, 'a refusal, 4xx', got);
      return status < 400 && operation.cookie === 'required'
        ? fault('cookie-unchecked', intent.state, 'a refusal, 4xx', String(status))
        : undefined;
    case 'foreign':
      if (status >= 500) return fault('invalid-failed', `${id} service_id`, '404', got);
      // A 403 would log the customer out.
      if (status === 403) return fault('invalid-logged-out', `${id} service_id`, '404', '403');
      if (status < 400) return fault('service-foreign', '', '404', String(status));
      // Another status would tell which services there are.
      return status === 404 || !operation.responses.some((r) => r.status === String(status))
        ? undefined
        : fault('invalid-status', `${id} service_id`, '404', got);
    case 'unknown':
      if (status >= 500) return fault('invalid-failed', `${id} ${intent.name}`, '404', got);
      if (status === 403) return fault('invalid-logged-out', `${id} ${intent.name}`, '404', '403');
      return status < 400
        ? fault('unknown-accepted', `${id} ${intent.name}`, 'a refusal, 4xx', String(status))
        : undefined;
    case 'undeclared-method':
      if (status >= 500)
        return fault('invalid-failed', `${id} ${intent.method}`, '404 or 405', got);
      return status < 400 && intent.method !== 'HEAD'
        ? fault('method-undeclared', `${id} ${intent.method}`, '404 or 405', String(status))
        : undefined;
    case 'undeclared-query':
      return status >= 500
        ? fault('invalid-failed', `${id} query`, 'an answer below 500', got)
        : undefined;
    case 'invalid':
      if (status >= 500) return fault('invalid-failed', id, 'a refusal, 4xx', got);
      if (status < 400) return fault('invalid-accepted', id, 'a refusal, 4xx', String(status));
      if (status === 403 && !intent.isServiceId)
        return fault('invalid-logged-out', id, '400', '403');
      return isRefusedAsInvalid(intent, operation, reply)
        ? undefined
        : fault('invalid-status', id, '400 bad_request', got);
    case 'scenario':
      return String(status) === intent.status
        ? undefined
        : fault('scenario-status', `${id} ${intent.example}`, intent.status, got);
    case 'preflight':
    case 'other-origin':
      return undefined;
    case 'valid': {
      if (status >= 500)
        return fault('server-error', `${id} ${status}`, 'an answer below 500', got);
      return status === 401 || status === 403
        ? fault('valid-refused', `${id} ${status}`, '200 or a declared refusal', got)
        : undefined;
    }
  }
}

/** Whether a request that breaks the contract is called that, and no business refusal. */
function isRefusedAsInvalid(
  { isInPath, isContentType }: { isInPath?: boolean; isContentType?: boolean },
  { responses }: Case['operation'],
  { status, body }: Reply,
): boolean {
  // Statuses that are not declared are a gateway's own; a strict run names them.
  if (!responses.some((r) => r.status === String(status))) return true;
  // What is no id at all may be called something that doesn't exist.
  if (isInPath) return [400, 403, 404].includes(status);
  if (isContentType && status !== 400) return true;
  const code = /"code"\s*:\s*"([^"]*)"/.exec(body.toString('utf8'))?.[1];
  // Codes that the contract doesn't have are a finding of their own.
  const codes = responses.flatMap((r) => r.examples.map(({ name }) => name));
  return status === 400 && (code === 'bad_request' || !code || !codes.includes(code));
}

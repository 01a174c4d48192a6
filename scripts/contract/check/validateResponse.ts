import type { Case, Tampering } from './cases/case.ts';
import type { CheckedContract } from './contract.ts';
import { type Fault, fault, type Rule, type Validation } from './finding.ts';
import type { Reply } from './send.ts';
import { bodyFaults } from './validateBody.ts';

const tamperingRules: Record<Tampering, Rule> = {
  none: 'signature-none',
  secret: 'signature-secret',
  query: 'signature-query',
  body: 'signature-body',
  date: 'signature-date',
  token: 'token-missing',
};

/** Holds one answer to the contract, by what its call was to show. */
export function validateResponse(
  contract: CheckedContract,
  call: Case,
  reply: Reply,
  isStrict: boolean,
): Validation {
  const { operation, intent } = call;
  const id = operation.operationId;
  if (reply.failure) return { faults: [fault('no-answer', id, 'a whole answer', reply.failure)] };
  const faults = dateFaults(reply);
  const byIntent = intentFault(call, reply);
  if (byIntent) return { faults: [...faults, byIntent] };
  // In production the cloud gateway refuses wrong signatures, with bodies that the contract doesn't describe.
  if (intent.kind === 'tampered') return { faults };
  const isDeclared = operation.responses.some(({ status }) => status === String(reply.status));
  if (!isDeclared) {
    // A gateway may refuse an invalid request with a status of its own; only a strict run reports that.
    if (intent.kind === 'invalid' && !isStrict) return { faults };
    const declared = operation.responses.map(({ status }) => status).join(', ');
    const undeclared = fault(
      'status-undeclared',
      `${id} ${reply.status}`,
      `one of ${declared}`,
      String(reply.status),
    );
    return { faults: [...faults, undeclared] };
  }
  const validated = bodyFaults(contract, operation, reply, isStrict);
  return {
    faults: [...faults, ...headerFaults(call, reply), ...validated.faults],
    body: validated.body,
  };
}

function intentFault({ operation, intent, description }: Case, reply: Reply): Fault | undefined {
  const { status } = reply;
  const id = operation.operationId;
  const got = `${status} ${reply.body.toString('utf8', 0, 80)}`.trim();
  switch (intent.kind) {
    case 'tampered':
      if (status === 403) return undefined;
      if (status >= 500) return fault('invalid-failed', `${id} signature`, '403', got);
      return fault(tamperingRules[intent.how], '', '403', String(status));
    case 'foreign':
      if (status >= 500) return fault('invalid-failed', `${id} service_id`, '404', got);
      // A 403 would log the customer out.
      if (status === 403) return fault('invalid-logged-out', `${id} service_id`, '404', '403');
      return status < 400 ? fault('service-foreign', '', '404', String(status)) : undefined;
    case 'invalid':
      if (status >= 500) return fault('invalid-failed', id, 'a refusal, 4xx', got);
      if (status < 400) return fault('invalid-accepted', id, 'a refusal, 4xx', String(status));
      return status === 403 && !intent.isServiceId
        ? fault('invalid-logged-out', id, '400', '403')
        : undefined;
    case 'scenario':
      return String(status) === intent.status
        ? undefined
        : fault('scenario-status', `${id} ${intent.example}`, intent.status, got);
    case 'valid': {
      if (status >= 500)
        return fault('server-error', `${id} ${status}`, 'an answer below 500', got);
      const isBadRequest =
        status === 400 && description === 'valid' && reply.body.includes('"bad_request"');
      const isRefused = status === 401 || status === 403 || isBadRequest;
      return isRefused
        ? fault('valid-refused', `${id} ${status}`, '200 or a declared refusal', got)
        : undefined;
    }
  }
}

const dateFaults = ({ headers }: Reply): Fault[] =>
  Number.isNaN(Date.parse(headers.get('date') ?? ''))
    ? [fault('date-missing', '', 'a Date header', headers.get('date') ?? 'none')]
    : [];

const headerFaults = ({ operation }: Case, { status, headers }: Reply): Fault[] =>
  (operation.headers.get(String(status)) ?? [])
    .filter((name) => !headers.has(name))
    .map((name) => fault('header-missing', `${status} ${name}`, name, 'no such header'));

import type { ServerResponse } from 'node:http';
import { hostNames, type Match } from './contract/contract.ts';
import { statusOf, scenarios, type HostName, type Operation } from './contract/operation.ts';
import { answerViolations, exampleAnswer, requestViolations } from './contract/prism.ts';
import { carryOut } from './dispatch.ts';
import { befall, faultyAnswer } from './befall.ts';
import { isCarriedOut, takeFault, type Fault } from './faults.ts';
import { preferredFault } from './faultText.ts';
import { json, send, type Answer } from './http/answer.ts';
import { corsHeaders, preflight } from './http/cors.ts';
import type { Received } from './http/received.ts';
import {
  answeredBefore,
  keepAnswer,
  pressOf,
  type Press,
  type RunningPresses,
} from './idempotency.ts';
import type { Journal } from './journal.ts';
import type { Random } from './random.ts';
import { chosenScenario } from './scenario.ts';
import type { ScenarioSet } from './scenarios/scenarioSets.ts';
import { usableLogin } from './session/pinnedLogin.ts';
import type { Session } from './session/sessions.ts';
import { verify, type Verdict } from './signature/verify.ts';
import type { World } from './world.ts';

/** What one call needs of the mock. */
export interface Gateway {
  world: World;
  journal: Journal;
  pins: Map<string, string>;
  /** Operation id or pattern → what befalls its calls. */
  faults: Map<string, Fault>;
  scenarios: readonly ScenarioSet[];
  presses: RunningPresses;
  /** For faults alone: they must not change which codes the mock makes. */
  chance: Random;
}

interface Outcome {
  answer: Answer;
  source: string;
  signature: string;
  violations: string[];
  operation?: Operation;
  session?: Session;
  /** To be called once the answer has been sent. */
  leave?: () => void;
}

/** A call as it arrived: for what, and when. */
interface Arrival {
  match: Match;
  fault: Fault | undefined;
  now: Date;
}

/** Answers one call below `/hosts/`. */
export async function serveCall(
  gateway: Gateway,
  received: Received,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now();
  if (received.method === 'OPTIONS') {
    send(response, preflight(received), gateway.world.clock.now());
    return;
  }
  const match = route(gateway.world, received);
  const chance = () => gateway.chance.next();
  const fault =
    match.kind === 'found'
      ? (preferredFault(received.headers['prefer'], match.operation) ??
        takeFault(gateway.faults, match.operation, chance))
      : undefined;
  const now = timeOf(gateway.world, received);
  const outcome = await decide(gateway, received, { match, fault, now });
  const query = received.query.toString();
  const headers = {
    ...outcome.answer.headers,
    ...corsHeaders(received),
    ...(outcome.violations.length
      ? { 'x-mock-violations': encodeURIComponent(outcome.violations.join(' | ')) }
      : {}),
  };
  const answer = { ...outcome.answer, headers };
  gateway.journal.add(
    {
      at: now.toISOString(),
      method: received.method,
      url: received.path + (query && `?${query}`),
      operationId: outcome.operation?.operationId,
      userId: outcome.session?.customer.userId,
      login: outcome.session?.id,
      status: outcome.answer.status,
      source: outcome.source,
      signature: outcome.signature,
      violations: outcome.violations,
      ms: Math.round((performance.now() - started) * 10) / 10,
    },
    { operationId: outcome.operation?.operationId, received, answer },
  );
  try {
    const sent = fault ? await befall(fault, answer, response, chance, now) : answer;
    if (sent) send(response, sent, timeOf(gateway.world, received));
  } finally {
    outcome.leave?.();
  }
}

/** The time of the login that a call names, which may have been moved; everybody's without one. */
function timeOf({ clock, sessions }: World, received: Received): Date {
  const found = sessions.find(received.headers['x-amz-security-token'] ?? '');
  return found ? sessions.now(found.session) : clock.now();
}

function route({ contract }: World, { host, method, apiPath }: Received): Match {
  if (!host) return { kind: 'unknown', near: hostNames.map((name) => `/hosts/${name}/…`) };
  return contract.match(host, method, apiPath);
}

async function decide(
  gateway: Gateway,
  received: Received,
  { match, fault, now }: Arrival,
): Promise<Outcome> {
  if (match.kind === 'unknown') {
    const message = `${received.method} ${received.path} is no operation of the contract.`;
    const near = match.near.length ? ` Near: ${match.near.join('; ')}.` : '';
    return {
      answer: json(404, { code: 'mock_unknown_operation', message: message + near }),
      source: 'mock',
      signature: 'public',
      violations: [message],
    };
  }
  const { operation, params } = match;
  const verdict = operation.isSigned
    ? await verify(received, gateway.world.sessions, now)
    : undefined;
  const known = {
    operation,
    signature: verdict ? describe(verdict) : 'public',
    violations: [] as string[],
    ...(verdict?.kind === 'valid' ? { session: verdict.session } : {}),
  };
  if (verdict && verdict.kind !== 'valid')
    return { ...known, answer: refused(operation, verdict), source: 'mock' };
  const violations = requestViolations(operation, received);
  if (violations.length)
    return {
      ...known,
      violations,
      source: 'mock',
      answer: json(400, { code: 'bad_request', message: '入力に誤りがあります。' }),
    };
  if (fault && !isCarriedOut(fault))
    return { ...known, source: 'fault', answer: faultyAnswer(fault, operation) };
  const press = pressOf(received, operation, known.session, now);
  const leave = press && (await gateway.presses.enter(press));
  try {
    const call = { operation, params, host: received.host, session: known.session, press };
    return { ...known, ...answerOf(gateway, received, call), ...(leave && { leave }) };
  } catch (error) {
    leave?.();
    throw error;
  }
}

function answerOf(
  gateway: Gateway,
  received: Received,
  call: {
    operation: Operation;
    params: Record<string, string>;
    host: HostName | undefined;
    session: Session | undefined;
    press: Press | undefined;
  },
): Pick<Outcome, 'answer' | 'source' | 'violations'> {
  const { operation } = call;
  const chosen = chosenScenario(operation, received, gateway.pins);
  if (chosen) {
    const status = chosen.code ?? statusOf(operation, chosen.example ?? '');
    const isKnown = operation.responses.some((r) => r.status === status);
    if (status === undefined || !isKnown) return unknownScenario(operation, chosen.text);
    const answer = exampleAnswer(operation, status, chosen.example);
    return {
      answer: usableLogin(gateway.world, operation.operationId, received, answer, call.session),
      source: chosen.text,
      violations: [],
    };
  }
  const { press } = call;
  const before = press && answeredBefore(gateway.world, press);
  if (before === 'reused') return keyReused(operation);
  if (before) return { answer: before, source: 'first answer again', violations: [] };
  const { answer, source, fault } = carryOut(gateway.world, received, call);
  if (press) keepAnswer(gateway.world, press, answer);
  return { answer, source, violations: fault ? [fault] : answerViolations(operation, answer) };
}

function keyReused(operation: Operation): Pick<Outcome, 'answer' | 'source' | 'violations'> {
  const source = 'idempotency_key_reused';
  return { answer: exampleAnswer(operation, 422, source), source, violations: [] };
}

function unknownScenario(
  operation: Operation,
  text: string,
): Pick<Outcome, 'answer' | 'source' | 'violations'> {
  const { examples, codes } = scenarios(operation);
  const message = `${operation.operationId} has no example or code ${text}.`;
  return {
    answer: json(500, { code: 'mock_unknown_example', message, examples, codes }),
    source: 'mock',
    violations: [message],
  };
}

function refused(operation: Operation, verdict: Exclude<Verdict, { kind: 'valid' }>): Answer {
  if (verdict.kind === 'wrong') {
    const { differs, message, expected } = verdict;
    return json(403, { code: 'mock_signature', message, differs, expected });
  }
  const answer = exampleAnswer(operation, 403, undefined);
  return { ...answer, headers: { ...answer.headers, 'x-mock-reason': verdict.reason } };
}

function describe(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'valid':
      return 'valid';
    case 'session':
      return `session: ${verdict.reason}`;
    case 'wrong':
      return `${verdict.differs.join(', ')}: ${verdict.message}`;
  }
}

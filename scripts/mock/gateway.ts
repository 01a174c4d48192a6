import type { ServerResponse } from 'node:http';
import type { ReportBatch } from '@/app/reporting/event.ts';
import { didYouMean } from '../tools/nearest.ts';
import { applyFault, faultyResponse } from './applyFault.ts';
import { mockCommandWith } from './commandName.ts';
import { hostNames, type Match } from './contract/contract.ts';
import { type HostName, type Operation, scenarios, statusOf } from './contract/operation.ts';
import {
  answerViolations,
  exampleAnswer,
  prismAnswer,
  requestViolations,
  undeclaredQuery,
} from './contract/prism.ts';
import type { handle } from './dispatch.ts';
import { type Fault, isCarriedOut, takeFault } from './faults.ts';
import { preferredFault, wrongPreferredFaults } from './faultText.ts';
import { bodyProblems } from './http/bodyProblems.ts';
import { corsHeaders, preflight } from './http/cors.ts';
import type { MockRequest } from './http/request.ts';
import { json, type MockResponse, send } from './http/response.ts';
import {
  answeredBefore,
  keepAnswer,
  type Press,
  pressOf,
  type RunningPresses,
} from './idempotency.ts';
import type { MockContext } from './mockContext.ts';
import type { Proxy } from './proxy/proxy.ts';
import type { Recordings } from './proxy/recordings.ts';
import type { Random } from './random.ts';
import type { RequestLog } from './requestLog.ts';
import { chosenScenario } from './scenario.ts';
import type { ScenarioSet } from './scenarios/scenarioSets.ts';
import { usableLogin } from './session/pinnedLogin.ts';
import type { Session } from './session/sessions.ts';
import { unsignedVerdict } from './signature/unsigned.ts';
import { type Verdict, verify } from './signature/verify.ts';

/** What one call needs of the mock. */
export interface Gateway {
  mock: MockContext;
  requestLog: RequestLog;
  pins: Map<string, string>;
  /** Operation id or pattern → the fault of its calls. */
  faults: Map<string, Fault>;
  scenarios: readonly ScenarioSet[];
  presses: RunningPresses;
  /** What pages have reported, oldest first. */
  reports: ReportBatch[];
  /** Answers chosen calls in place of the handlers. */
  proxy: Proxy | undefined;
  /** Where its answers are kept as examples. */
  recordings: Recordings | undefined;
  /** Carries an operation out by its handler; development replaces it after an edit. */
  handle: typeof handle;
  /** The mistake in an edited `contract` or in edited `handlers`, whose last good version serves meanwhile. */
  problems: Map<string, string>;
  /** For faults only, so that they don't change which codes the mock makes. */
  rng: Random;
}

interface Outcome {
  answer: MockResponse;
  source: string;
  signature: string;
  violations: string[];
  operation?: Operation;
  session?: Session;
  /** To be called once the answer has been sent. */
  leave?: () => void;
}

type Answered = Pick<Outcome, 'answer' | 'source' | 'violations'>;

/** A call as it arrived: for what, and when. */
interface Arrival {
  match: Match;
  fault: Fault | undefined;
  now: Date;
}

/** Answers one call below `/hosts/`. */
export async function serveCall(
  gateway: Gateway,
  request: MockRequest,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now();
  if (request.method === 'OPTIONS') {
    send(response, preflight(request), gateway.mock.clock.now());
    return;
  }
  const match = route(gateway.mock, request);
  const rng = () => gateway.rng.next();
  const fault =
    match.kind === 'found'
      ? (preferredFault(request.headers['prefer'], match.operation) ??
        takeFault(gateway.faults, match.operation, rng))
      : undefined;
  const now = timeOf(gateway.mock, request);
  const outcome = await decide(gateway, request, { match, fault, now });
  const query = request.query.toString();
  const headers = {
    ...outcome.answer.headers,
    ...corsHeaders(request),
    ...(outcome.violations.length
      ? { 'x-mock-violations': encodeURIComponent(outcome.violations.join(' | ')) }
      : {}),
  };
  const answer = { ...outcome.answer, headers };
  gateway.requestLog.add(
    {
      at: now.toISOString(),
      method: request.method,
      url: request.path + (query && `?${query}`),
      operationId: outcome.operation?.operationId,
      userId: outcome.session?.customer.userId,
      login: outcome.session?.id,
      status: outcome.answer.status,
      source: outcome.source,
      signature: outcome.signature,
      violations: outcome.violations,
      ms: Math.round((performance.now() - started) * 10) / 10,
    },
    { operationId: outcome.operation?.operationId, request, answer },
  );
  try {
    const { operation } = outcome;
    const params = match.kind === 'found' ? match.params : {};
    const asked = { ...params, ...Object.fromEntries(request.query) };
    const sent =
      fault && operation
        ? await applyFault(fault, { operation, answer, asked }, response, rng, now)
        : answer;
    if (sent) send(response, sent, timeOf(gateway.mock, request));
  } finally {
    outcome.leave?.();
  }
}

/** The time of the login that a call names, which may have been moved; everybody's without one. */
function timeOf({ clock, sessions }: MockContext, request: MockRequest): Date {
  const found = sessions.find(request.headers['x-amz-security-token'] ?? '');
  return found ? sessions.now(found.session) : clock.now();
}

function route({ contract }: MockContext, { host, method, apiPath }: MockRequest): Match {
  if (!host) return { kind: 'unknown', near: hostNames.map((name) => `/hosts/${name}/…`) };
  return contract.match(host, method, apiPath);
}

async function decide(
  gateway: Gateway,
  request: MockRequest,
  { match, fault, now }: Arrival,
): Promise<Outcome> {
  if (match.kind === 'unknown') {
    const message = `${request.method} ${request.path} is no operation of the contract.`;
    const near = match.near.length ? ` Near: ${match.near.join('; ')}.` : '';
    return {
      answer: json(404, { code: 'mock_unknown_operation', message: message + near }),
      source: 'mock',
      signature: 'public',
      violations: [message],
    };
  }
  if (!isDecodable(request.path))
    return {
      answer: badRequest,
      source: 'mock',
      signature: 'not looked at',
      violations: [`${request.path} has a % that begins no escape of UTF-8; write %25 for it`],
      operation: match.operation,
    };
  const { operation, params } = match;
  const signed = operation.isSigned ? await verify(request, gateway.mock.sessions, now) : undefined;
  const isOff = gateway.mock.signatures === 'off' && signed !== undefined && !isOfLogin(signed);
  const verdict = isOff ? unsignedVerdict(gateway.mock, request, params['service_id']) : signed;
  const known = {
    operation,
    signature: verdict ? describe(verdict, isOff) : 'public',
    violations: [] as string[],
    ...(verdict?.kind === 'valid' ? { session: verdict.session } : {}),
  };
  if (verdict && verdict.kind !== 'valid')
    return { ...known, answer: refused(operation, verdict), source: 'mock' };
  const undeclared = [
    ...undeclaredQuery(operation, request),
    ...wrongPreferredFaults(request.headers['prefer']),
  ];
  const broken = [...bodyProblems(request.body), ...(await requestViolations(operation, request))];
  if (broken.length)
    return {
      ...known,
      violations: [...undeclared, ...broken],
      source: 'mock',
      answer: badRequest,
    };
  if (fault && !isCarriedOut(fault))
    return {
      ...known,
      violations: undeclared,
      source: 'fault',
      answer: faultyResponse(fault, operation),
    };
  const press = pressOf(request, operation, known.session, now);
  const leave = press && (await gateway.presses.enter(press));
  try {
    const call = { operation, params, host: request.host, session: known.session, press };
    const answered =
      (await proxied(gateway, request, call)) ?? (await answerOf(gateway, request, call));
    const violations = [...undeclared, ...answered.violations];
    return { ...known, ...answered, violations, ...(leave && { leave }) };
  } catch (error) {
    leave?.();
    throw error;
  }
}

const badRequest = json(400, { code: 'bad_request', message: '入力に誤りがあります。' });

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The backend's answer where the call goes there, and nobody has pinned another. */
async function proxied(
  { mock, pins, proxy, recordings }: Gateway,
  request: MockRequest,
  call: { operation: Operation; session: Session | undefined },
): Promise<Answered | undefined> {
  const { operation, session } = call;
  if (!proxy?.takes(operation) || !session || !request.host) return undefined;
  if (chosenScenario(operation, request, pins)) return undefined;
  const answer = await proxy.answer(request.host, request, session.customer);
  const name = await recordings?.keep(operation, answer, session.customer);
  if (name !== undefined && recordings) mock.contract = recordings.addTo(mock.contract);
  return {
    answer,
    source: name === undefined ? 'proxy' : `proxy: ${name}`,
    violations: answer.status === 502 ? [] : await answerViolations(operation, answer),
  };
}

async function answerOf(
  gateway: Gateway,
  request: MockRequest,
  call: {
    operation: Operation;
    params: Record<string, string>;
    host: HostName | undefined;
    session: Session | undefined;
    press: Press | undefined;
  },
): Promise<Answered> {
  const { operation } = call;
  const chosen = chosenScenario(operation, request, gateway.pins);
  if (chosen) {
    const { example, code } = chosen;
    const status = example === undefined ? code : statusOf(operation, example);
    const isKnown =
      (code ?? status) === status && operation.responses.some((r) => r.status === status);
    if (status === undefined || !isKnown) return unknownScenario(operation, chosen.text);
    const answer = await prismAnswer(operation, status, chosen.example);
    return {
      answer: usableLogin(gateway.mock, operation.operationId, request, answer, call.session),
      source: chosen.text,
      violations: [],
    };
  }
  const { press } = call;
  const before = press && answeredBefore(gateway.mock, press);
  if (before === 'reused') return keyReused(operation);
  if (before) return { answer: before, source: 'first answer again', violations: [] };
  const { answer, source, misuse } = gateway.handle(gateway.mock, request, call);
  if (press) keepAnswer(gateway.mock, press, answer);
  const violations = misuse ? [misuse] : await answerViolations(operation, answer);
  return { answer, source, violations };
}

function keyReused(operation: Operation): Answered {
  const source = 'idempotency_key_reused';
  return { answer: exampleAnswer(operation, 422, source), source, violations: [] };
}

function unknownScenario(operation: Operation, text: string): Answered {
  const { examples, codes } = scenarios(operation);
  const message = `${operation.operationId} has no example or code ${text}.${didYouMean(text, examples)}`;
  return {
    answer: json(400, { code: 'mock_unknown_example', message, examples, codes }),
    source: 'mock',
    violations: [message],
  };
}

function refused(operation: Operation, verdict: Exclude<Verdict, { kind: 'valid' }>): MockResponse {
  if (verdict.kind === 'wrong') {
    const { differs, expected } = verdict;
    const isUnsigned = differs.includes('authorization');
    const message = `${verdict.message}${isUnsigned ? ` ${howToSign(operation)}` : ''}`;
    return json(403, { code: 'mock_signature', message, differs, expected });
  }
  const answer = exampleAnswer(operation, 403, undefined);
  return { ...answer, headers: { ...answer.headers, 'x-mock-reason': verdict.reason } };
}

const howToSign = ({ operationId }: Operation) =>
  `\`${mockCommandWith(`call ${operationId}`)}\` prints a signed curl; a mock started with \`--signatures off\` asks for none.`;

/** Whether the signature leads to a login, be it one that is over. */
const isOfLogin = (verdict: Verdict): boolean =>
  verdict.kind === 'valid' || (verdict.kind === 'session' && verdict.reason !== 'unknown');

function describe(verdict: Verdict, isOff: boolean): string {
  switch (verdict.kind) {
    case 'valid':
      return isOff ? 'off' : 'valid';
    case 'session':
      return `session: ${verdict.reason}`;
    case 'wrong':
      return `${verdict.differs.join(', ')}: ${verdict.message}`;
  }
}

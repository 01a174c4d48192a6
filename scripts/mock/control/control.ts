import type { ServerResponse } from 'node:http';
import { fullName } from '../customers/customer.ts';
import { forgetLoginFacts } from '../facts/login.ts';
import { faultKinds, faultNames } from '../faults.ts';
import { corsHeaders, preflight } from '../http/cors.ts';
import type { MockRequest } from '../http/request.ts';
import { json, type MockResponse, send } from '../http/response.ts';
import { playScenario } from '../scenarios/playScenario.ts';
import { StateError } from '../state.ts';
import { bodyOf } from './body.ts';
import { chatbotScript } from './chatbotScript.ts';
import { wrongInAddress } from './check.ts';
import { loginsOf, moveClock } from './clockInput.ts';
import type { ControlCall, Controlled } from './controlCall.ts';
import { customerNamed } from './customerInput.ts';
import { ControlError } from './error.ts';
import { readFaults } from './faultInput.ts';
import { ledgerCalls } from './ledgerCalls.ts';
import { clockOf, listed } from './lists.ts';
import { pageFile } from './pageFiles.ts';
import { readPins } from './pinInput.ts';
import { reportCalls } from './reportCalls.ts';
import { requestCalls } from './requestCalls.ts';
import { supportLogin } from './supportLogin.ts';

const calls: Record<string, ControlCall> = {
  'GET operations': ({ mock }) =>
    json(
      200,
      mock.contract.operations.map((o) => ({
        operationId: o.operationId,
        document: o.document,
        hosts: o.hosts,
        host: o.hosts[0],
        method: o.method,
        path: o.path,
        responses: o.responses.map(({ status, examples }) => ({
          status: String(status),
          examples,
        })),
      })),
    ),
  'GET customers': ({ mock }) =>
    json(
      200,
      mock.customers.map((customer) => ({
        userId: customer.userId,
        name: fullName(customer),
        password: customer.password,
        shows: customer.shows,
        services: customer.services.map(({ listed }) => listed),
      })),
    ),
  ...requestCalls,
  ...ledgerCalls,
  'GET pins': ({ pins }) => json(200, Object.fromEntries(pins)),
  'PUT pins': ({ pins, mock }, request) => {
    const wanted = readPins(mock.contract, bodyOf(request));
    pins.clear();
    for (const [operationId, text] of wanted) pins.set(operationId, text);
    return json(200, Object.fromEntries(pins));
  },
  'DELETE pins': ({ pins }) => {
    pins.clear();
    return json(200, {});
  },
  'GET problems': ({ problems }) => json(200, [...problems.values()]),
  'GET check': (mock, request) => json(200, wrongInAddress(mock, request.query)),
  'GET scenarios': ({ scenarios }) => json(200, scenarios),
  'PUT scenario': (mock, request) => {
    const { name } = bodyOf(request);
    return json(200, playScenario(mock, typeof name === 'string' ? name : ''));
  },
  'GET fault-kinds': () =>
    json(
      200,
      faultNames.map((name) => ({ name, ...faultKinds[name] })),
    ),
  'GET faults': ({ faults }) => json(200, Object.fromEntries(faults)),
  'PUT faults': ({ faults, mock }, request) => {
    const wanted = readFaults(mock.contract, bodyOf(request));
    faults.clear();
    for (const [operationId, fault] of wanted) faults.set(operationId, fault);
    return json(200, Object.fromEntries(faults));
  },
  'DELETE faults': ({ faults }) => {
    faults.clear();
    return json(200, {});
  },
  'GET clock': ({ mock }) => json(200, clockOf(mock)),
  'POST clock': ({ mock }, request) => {
    const { login, ...input } = bodyOf(request);
    const logins = loginsOf(mock, login);
    moveClock(mock, logins, input);
    return json(200, clockOf(mock, logins?.[0]));
  },
  'GET logins': ({ mock }) =>
    json(
      200,
      mock.sessions.list().map((login) => listed(mock, login)),
    ),
  'POST credentials': ({ mock }, request) => {
    const input = bodyOf(request);
    const other = Object.keys(input).find((name) => name !== 'as');
    if (other) throw new ControlError(`${other} says nothing here; {"as": "kawase.ryo"} does.`);
    const { session, credentials } = mock.sessions.joined(customerNamed(mock, input));
    return json(200, { ...listed(mock, { session, ended: undefined }), credentials });
  },
  'POST expire': ({ mock }, request) => {
    const { login } = bodyOf(request);
    const all = () => mock.sessions.list().map(({ session }) => session);
    for (const session of loginsOf(mock, login) ?? all()) mock.sessions.expire(session);
    return json(200, {});
  },
  'GET state': ({ mockServer }) => json(200, mockServer.snapshot()),
  'PUT state': ({ mockServer }, request) => {
    mockServer.restore(bodyOf(request));
    return json(200, {});
  },
  'POST reset': ({ mockServer, mock }, request) => {
    const logins = request.body.length ? loginsOf(mock, bodyOf(request)['login']) : undefined;
    if (!logins) mockServer.reset();
    for (const session of logins ?? []) {
      mock.sessions.reset(session);
      forgetLoginFacts(mock, session.customer);
    }
    return json(200, {});
  },
  ...reportCalls,
  'GET chatbot.js': () => chatbotScript(),
  'GET support-login': ({ mock }, request) => supportLogin(mock, request),
};

/** Answers one call below `/__mock/`. */
export async function serveControl(
  mock: Controlled,
  request: MockRequest,
  response: ServerResponse,
): Promise<void> {
  const isRead = request.method === 'GET';
  const page = isRead ? await pageFile(request.path.slice('/__mock/'.length)) : undefined;
  const answer = page ?? (await control(mock, request));
  send(
    response,
    { ...answer, headers: { ...answer.headers, ...corsHeaders(request) } },
    mock.mock.clock.now(),
  );
}

async function control(mock: Controlled, request: MockRequest): Promise<MockResponse> {
  if (request.method === 'OPTIONS') return isForeign(request) ? foreign : preflight(request);
  const name = request.path.slice('/__mock/'.length);
  const call = calls[`${request.method} ${name}`];
  if (!call)
    return json(404, {
      code: 'mock_unknown_control',
      message: `There is no ${request.method} ${request.path}; there are ${Object.keys(calls).join(', ')}.`,
    });
  if (request.method !== 'GET' && isForeign(request)) return foreign;
  try {
    return await call(mock, request);
  } catch (error) {
    if (!(error instanceof ControlError) && !(error instanceof StateError)) throw error;
    return json(400, { code: 'mock_bad_control', message: error.message });
  }
}

const foreign = json(403, {
  code: 'mock_foreign_origin',
  message: 'Another site may not control the mock.',
});

/** Whether a page of another site calls: it could control a mock that runs on its visitor's machine. */
function isForeign({ headers }: MockRequest): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

import type { ServerResponse } from 'node:http';
import { fullName } from '../customers/customer.ts';
import { shown } from '../exchange.ts';
import { forgetLoginFacts } from '../domains/login/facts.ts';
import { faultKinds, faultNames } from '../faults.ts';
import type { Gateway } from '../gateway.ts';
import { json, send, type Answer } from '../http/answer.ts';
import { corsHeaders, preflight } from '../http/cors.ts';
import type { Received } from '../http/received.ts';
import type { Mock } from '../mock.ts';
import { playScenario } from '../scenarios/playScenario.ts';
import { StateError } from '../state.ts';
import { chatbotScript } from './chatbotScript.ts';
import { ControlError } from './error.ts';
import { loginsOf, moveClock } from './clockInput.ts';
import { clockOf, listed } from './lists.ts';
import { readFaults } from './faultInput.ts';
import { pageFile } from './pageFiles.ts';
import { readPins } from './pinInput.ts';
import { supportLogin } from './supportLogin.ts';

/** What a control call works on. */
export type Controlled = Gateway & { mock: Mock };

const calls: Record<string, (mock: Controlled, received: Received) => Answer> = {
  'GET operations': ({ world }) =>
    json(
      200,
      world.contract.operations.map((o) => ({
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
  'GET customers': ({ world }) =>
    json(
      200,
      world.customers.map((customer) => ({
        userId: customer.userId,
        name: fullName(customer),
        password: customer.password,
        shows: customer.shows,
        services: customer.services.map(({ listed }) => listed),
      })),
    ),
  'GET requests': ({ journal }, received) => {
    const after = Number(received.query.get('after') ?? 0);
    return json(
      200,
      journal.entries.filter(({ id }) => id > after),
    );
  },
  'GET request': ({ journal }, received) => {
    const id = received.query.get('id') ?? '';
    const exchange = journal.exchange(Number(id));
    if (!exchange) throw new ControlError(`There is no request ${id}, or it is kept no more.`);
    return json(200, shown(exchange));
  },
  'DELETE requests': ({ journal }) => {
    journal.clear();
    return json(200, {});
  },
  'GET pins': ({ pins }) => json(200, Object.fromEntries(pins)),
  'PUT pins': ({ pins, world }, received) => {
    const wanted = readPins(world.contract, bodyOf(received));
    pins.clear();
    for (const [operationId, text] of wanted) pins.set(operationId, text);
    return json(200, Object.fromEntries(pins));
  },
  'DELETE pins': ({ pins }) => {
    pins.clear();
    return json(200, {});
  },
  'GET scenarios': ({ scenarios }) => json(200, scenarios),
  'PUT scenario': (mock, received) => {
    const { name } = bodyOf(received);
    return json(200, playScenario(mock, typeof name === 'string' ? name : ''));
  },
  'GET fault-kinds': () =>
    json(
      200,
      faultNames.map((name) => ({ name, ...faultKinds[name] })),
    ),
  'GET faults': ({ faults }) => json(200, Object.fromEntries(faults)),
  'PUT faults': ({ faults, world }, received) => {
    const wanted = readFaults(world.contract, bodyOf(received));
    faults.clear();
    for (const [operationId, fault] of wanted) faults.set(operationId, fault);
    return json(200, Object.fromEntries(faults));
  },
  'DELETE faults': ({ faults }) => {
    faults.clear();
    return json(200, {});
  },
  'GET clock': ({ world }) => json(200, clockOf(world)),
  'POST clock': ({ world }, received) => {
    const { login, ...input } = bodyOf(received);
    const logins = loginsOf(world, login);
    moveClock(world, logins, input);
    return json(200, clockOf(world, logins?.[0]));
  },
  'GET logins': ({ world }) =>
    json(
      200,
      world.sessions.list().map((login) => listed(world, login)),
    ),
  'POST expire': ({ world }, received) => {
    const { login } = bodyOf(received);
    const all = () => world.sessions.list().map(({ session }) => session);
    for (const session of loginsOf(world, login) ?? all()) world.sessions.expire(session);
    return json(200, {});
  },
  'GET state': ({ mock }) => json(200, mock.snapshot()),
  'PUT state': ({ mock }, received) => {
    mock.restore(bodyOf(received));
    return json(200, {});
  },
  'POST reset': ({ mock, world }, received) => {
    const logins = received.body.length ? loginsOf(world, bodyOf(received)['login']) : undefined;
    if (!logins) mock.reset();
    for (const session of logins ?? []) {
      world.sessions.reset(session);
      forgetLoginFacts(world, session.customer);
    }
    return json(200, {});
  },
  'GET chatbot.js': () => chatbotScript(),
  'GET support-login': ({ world }, received) => supportLogin(world, received),
};

/** Answers one call below `/__mock/`. */
export async function serveControl(
  mock: Controlled,
  received: Received,
  response: ServerResponse,
): Promise<void> {
  const isRead = received.method === 'GET';
  const page = isRead ? await pageFile(received.path.slice('/__mock/'.length)) : undefined;
  const answer = page ?? control(mock, received);
  send(
    response,
    { ...answer, headers: { ...answer.headers, ...corsHeaders(received) } },
    mock.world.clock.now(),
  );
}

function control(mock: Controlled, received: Received): Answer {
  if (received.method === 'OPTIONS') return isForeign(received) ? foreign : preflight(received);
  const name = received.path.slice('/__mock/'.length);
  const call = calls[`${received.method} ${name}`];
  if (!call)
    return json(404, {
      code: 'mock_unknown_control',
      message: `There is no ${received.method} ${received.path}; there are ${Object.keys(calls).join(', ')}.`,
    });
  if (received.method !== 'GET' && isForeign(received)) return foreign;
  try {
    return call(mock, received);
  } catch (error) {
    if (!(error instanceof ControlError) && !(error instanceof StateError)) throw error;
    return json(400, { code: 'mock_bad_control', message: error.message });
  }
}

const foreign = json(403, {
  code: 'mock_foreign_origin',
  message: 'Another site may not control the mock.',
});

/** A page of another site could otherwise move the clock of a mock that runs on its visitor's machine. */
function isForeign({ headers }: Received): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function bodyOf(received: Received): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(received.body.toString('utf8'));
  } catch {
    throw new ControlError('The body is no JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ControlError('The body is no JSON object.');
  return body as Record<string, unknown>;
}

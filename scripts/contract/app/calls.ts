import type { CheckedContract, CheckedOperation } from '../check/contract.ts';
import { parsed } from '../check/json.ts';
import { bodyFaults } from '../check/validateBody.ts';
import type { Call } from './har.ts';

/** What the calls of an app show. */
export interface AppReport {
  /** Calls to operations of the contract. */
  calls: number;
  /** Operation ids that were called. */
  called: Set<string>;
  /** What breaks the contract, one line each, with how often. */
  findings: Map<string, number>;
  /** Operations that no call was for. */
  never: CheckedOperation[];
}

/** Whether answers are held to the contract too; those of seeded faults can't be. */
interface Options {
  answers: boolean;
}

/**
 * Holds the calls of an app to the contract. What goes to no host of it is left out: the portal's own files,
 * trackers, and other services that have an `/api/` too.
 */
export function checkCalls(
  contract: CheckedContract,
  calls: readonly Call[],
  { answers }: Options,
): AppReport {
  const findings = new Map<string, number>();
  const called = new Set<string>();
  let count = 0;
  const located = calls.filter(({ method }) => method !== 'OPTIONS').flatMap(locate);
  const hosts = new Set(
    located
      .filter((each) => isOwn(each.base) || find(contract, each.call, each.path))
      .map(({ base }) => base),
  );
  for (const { call, base, path } of located) {
    if (!hosts.has(base)) continue;
    count += 1;
    const operation = find(contract, call, path);
    const found = operation
      ? faultsOf(contract, operation, call, answers)
      : [`${call.method} ${call.url.pathname} is no operation of the contract`];
    if (operation) called.add(operation.operationId);
    for (const fault of found) findings.set(fault, (findings.get(fault) ?? 0) + 1);
  }
  const never = contract.operations.filter(({ operationId }) => !called.has(operationId));
  return { calls: count, called, findings, never };
}

/** A call with the host that it goes to, and its path there. */
interface Located {
  call: Call;
  base: string;
  path: string;
}

function locate(call: Call): Located[] {
  const { origin, pathname } = call.url;
  const at = pathname.search(/\/api\//);
  return at < 0 ? [] : [{ call, base: origin + pathname.slice(0, at), path: pathname.slice(at) }];
}

/** Whether a host is named as the mock names them. */
const isOwn = (base: string): boolean => /\/hosts\/(fixed|mobile|auth|support)$/.test(base);

function find(
  { operations }: CheckedContract,
  { method, url }: Call,
  path: string,
): CheckedOperation | undefined {
  const host = /\/hosts\/(\w+)\//.exec(url.pathname)?.[1];
  return operations
    .filter((o) => o.method.toUpperCase() === method && (!host || o.hosts.some((h) => h === host)))
    .sort((a, b) => braces(a.path) - braces(b.path))
    .find((operation) => patternOf(operation.path).test(path));
}

const braces = (path: string) => path.split('{').length;

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

function faultsOf(
  contract: CheckedContract,
  operation: CheckedOperation,
  call: Call,
  answers: boolean,
): string[] {
  const { operationId } = operation;
  const request = [
    ...(operation.isSigned && !call.headers.has('authorization') ? ['is not signed'] : []),
    ...operation.requiredHeaders
      .filter((name) => !call.headers.has(name))
      .map((name) => `has no ${name}`),
    ...queryFaults(contract, operation, call),
    ...bodyFaultsOf(contract, operation, call),
  ].map((what) => `${operationId}: the request ${what}`);
  const { answer } = call;
  if (!answers || !answer) return request;
  if (!operation.responses.some(({ status }) => status === String(answer.status)))
    return [...request, `${operationId}: the status ${answer.status} is not declared`];
  const { faults } = bodyFaults(contract, operation, answer, true);
  return [
    ...request,
    ...faults.map(
      ({ expected, got }) =>
        `${operationId}: the answer ${answer.status} has ${got} instead of ${expected}`,
    ),
  ];
}

function queryFaults(
  { schemas }: CheckedContract,
  { parameters, spec }: CheckedOperation,
  { url }: Call,
): string[] {
  const declared = parameters.filter((parameter) => parameter.in === 'query');
  const missing = declared
    .filter(({ name, isRequired }) => isRequired && !url.searchParams.has(name))
    .map(({ name }) => `has no ${name}`);
  const wrong = [...url.searchParams].flatMap(([name, value]) => {
    const parameter = declared.find((p) => p.name === name);
    if (!parameter) return [`has the undeclared parameter ${name}`];
    const asNumber = value.trim() === '' ? value : Number(value);
    const asFlag = value === 'true' ? true : value === 'false' ? false : value;
    const fits = [value, asNumber, asFlag].some((v) => schemas.isValid(spec, parameter.schema, v));
    return fits ? [] : [`has the wrong ${name}`];
  });
  return [...missing, ...wrong];
}

function bodyFaultsOf(
  { schemas }: CheckedContract,
  { request, spec }: CheckedOperation,
  { body }: Call,
): string[] {
  if (!request) return body ? ['has a body where none is declared'] : [];
  // Chrome records no body that was sent from a copy of a request, as every signed one is.
  if (body === undefined) return [];
  const value = parsed(body);
  if (value === undefined) return ['has no JSON body'];
  return schemas
    .errors(spec, request.schema, value)
    .map(
      ({ instancePath, message }) => `has a wrong body: ${instancePath || '/'} ${message ?? ''}`,
    );
}

import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type {
  IHttpOperationConfig,
  IHttpRequest,
  IHttpResponse,
  PrismHttpComponents,
} from '@stoplight/prism-http';
import type { HttpMethod } from '@stoplight/types';
import { frozen } from '../frozen.ts';
import type { MockRequest } from '../http/request.ts';
import { json, type MockResponse } from '../http/response.ts';
import { pdf } from '../pdf/document.ts';
import type { Operation } from './operation.ts';
import { createInstance } from './prismPackage.ts';

/** One breach of the contract, e.g. `body.amount_mb: must be multiple of 500`. */
export type Violation = string;

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'success'];

/**
 * What Prism writes its log to; nothing is kept of it.
 * @param onError gets what it has to say of calls that can't be answered
 */
export function prismLogger(
  onError: (...said: unknown[]) => void = () => {},
): PrismHttpComponents['logger'] {
  const logger: Record<string, unknown> = {
    ...Object.fromEntries(levels.map((level) => [level, () => {}])),
    error: onError,
    child: () => logger,
  };
  return logger;
}

interface Exchange {
  request: IHttpRequest;
  /** The answer in place of Prism's own. */
  answer?: IHttpResponse;
  /** Which of the contract's examples Prism answers with. */
  mock?: Partial<IHttpOperationConfig>;
  checks: { validateRequest: boolean; validateResponse: boolean };
}

/**
 * Has Prism carry a call out, as its own server does, or look at one that was carried out.
 * @throws Error when Prism can't answer, which a contract without lint problems doesn't cause
 */
async function exchange(operation: Operation, { request, answer, mock, checks }: Exchange) {
  const prism = createInstance(
    {
      ...checks,
      checkSecurity: false,
      errors: false,
      isProxy: false,
      upstreamProxy: undefined,
      mock: { dynamic: false, ...mock },
    },
    {
      logger: prismLogger(),
      // The operation was found by its host, which Prism's router doesn't know.
      route: () => ({ _tag: 'Right', right: operation.prism }),
      ...(answer && { mock: () => () => ({ _tag: 'Right' as const, right: answer }) }),
    },
  );
  const result = await prism.request(request, [operation.prism])();
  if (result._tag === 'Left') throw result.left;
  return result.right;
}

const nothing: IHttpResponse = { statusCode: 204 };

/** What a request breaks of the contract so that it is refused: parameters, headers, body and its media type. */
export async function requestViolations(
  operation: Operation,
  request: MockRequest,
): Promise<Violation[]> {
  const wrongType = mediaTypeViolation(operation, request);
  if (wrongType) return [wrongType];
  const element = prismRequest(operation.path, request);
  if (typeof element === 'string') return [element];
  // Prism takes a body without a type for one of the declared type.
  if (request.body.length && !request.headers['content-type'])
    return ['headers.content-type: is missing'];
  const { validations } = await exchange(operation, {
    request: element,
    answer: nothing,
    checks: { validateRequest: true, validateResponse: false },
  });
  return lines(validations.input);
}

/** A body of a type that the operation doesn't take, or that is not said: servers read neither. */
function mediaTypeViolation({ prism }: Operation, request: MockRequest): Violation | undefined {
  const taken = (prism.request?.body?.contents ?? []).map(({ mediaType }) => mediaType);
  if (taken.length === 0 || request.body.length === 0) return undefined;
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  if (taken.includes(type.trim())) return undefined;
  return `header.content-type: must be ${taken.join(' or ')}, not ${type.trim() || 'absent'}`;
}

/** Query parameters that the operation doesn't declare: servers ignore them, but somebody relies on them. */
export function undeclaredQuery({ prism }: Operation, { query }: MockRequest): Violation[] {
  const known = (prism.request?.query ?? []).map(({ name }) => name);
  return [...new Set(query.keys())]
    .filter((name) => !known.includes(name))
    .map(
      (name) => `query.${name}: is not declared${known.length ? `; ${known.join(', ')} are` : ''}`,
    );
}

/** What an answer of our own breaks of the contract. */
export async function answerViolations(
  operation: Operation,
  answer: MockResponse,
): Promise<Violation[]> {
  // Prism can't check binary bodies, so only status and media type are checked.
  if (Buffer.isBuffer(answer.body)) {
    const declared = operation.responses.find((r) => r.status === answer.status);
    const type = answer.headers['content-type'] ?? '';
    return declared?.mediaTypes.includes(type)
      ? []
      : [`response: ${answer.status} ${type} is not declared`];
  }
  const { validations } = await exchange(operation, {
    request: anyRequest(operation),
    answer: { statusCode: answer.status, headers: answer.headers, body: answer.body },
    checks: { validateRequest: false, validateResponse: true },
  });
  return lines(validations.output);
}

const anyRequest = ({ method, path }: Operation): IHttpRequest => ({
  method: method.toLowerCase() as HttpMethod,
  url: { path },
});

/**
 * Lets Prism answer with a named example, or with the first of a status.
 * @throws Error when Prism can't, which a contract without lint problems doesn't cause
 */
export async function prismAnswer(
  operation: Operation,
  status: number,
  example: string | undefined,
): Promise<MockResponse> {
  if (isPdf(operation, status)) return pdfExample(operation);
  const { output } = await exchange(operation, {
    request: anyRequest(operation),
    mock: { code: status, ...(example !== undefined && { exampleKey: example }) },
    checks: { validateRequest: false, validateResponse: false },
  });
  return json(output.statusCode, output.body);
}

/** What a handler refuses or answers with: a named example, or the first of a status. */
export function exampleAnswer(
  operation: Operation,
  status: number,
  example: string | undefined,
): MockResponse {
  if (isPdf(operation, status)) return pdfExample(operation);
  const { examples } = operation.responses.find((r) => r.status === status) ?? {};
  const name = example ?? examples?.[0]?.name;
  return json(status, name === undefined ? undefined : exampleValue(operation, name));
}

const isPdf = ({ responses }: Operation, status: number): boolean =>
  responses.some((r) => r.status === status && r.mediaTypes.includes('application/pdf'));

/** An example of a PDF has no content, so a page that can be opened is made instead. */
function pdfExample(operation: Operation): MockResponse {
  const title = operation.prism.summary ?? operation.operationId;
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="minamo-example.pdf"',
    },
    body: pdf(title, [[{ kind: 'text', x: 56, y: 80, size: 12, text: title }]]),
  };
}

/** The value of a named example, which nobody can change; undefined when there is none of this name. */
export function exampleValue(operation: Operation, example: string): unknown {
  for (const response of operation.prism.responses)
    for (const content of response.contents ?? [])
      for (const found of content.examples ?? [])
        if (found.key === example && 'value' in found) return frozen(found.value);
  return undefined;
}

function prismRequest(template: string, request: MockRequest): IHttpRequest | string {
  let body: unknown;
  if (request.body.length) {
    try {
      body = JSON.parse(request.body.toString('utf8'));
    } catch {
      return `body: is no JSON (for ${template})`;
    }
  }
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(request.query.keys())) {
    const [first = '', ...more] = request.query.getAll(key);
    query[key] = more.length ? [first, ...more] : first;
  }
  return {
    method: request.method.toLowerCase() as HttpMethod,
    url: { path: request.apiPath, query },
    headers: request.headers,
    body,
  };
}

const lines = (diagnostics: IPrismDiagnostic[]): Violation[] =>
  diagnostics.map((d) => `${d.path?.join('.') ?? 'request'}: ${d.message}`);

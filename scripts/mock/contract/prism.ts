import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import type { HttpMethod } from '@stoplight/types';
import type { MockRequest } from '../http/request.ts';
import { json, type MockResponse } from '../http/response.ts';
import { pdf } from '../pdf/document.ts';
import type { Operation } from './operation.ts';
import { negotiator, validateInput, validateOutput } from './prismParts.ts';

/** One breach of the contract, e.g. `body.amount_mb: must be multiple of 500`. */
export type Violation = string;

const quiet = () => {};
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'success'];
const logger = Object.fromEntries(levels.map((level) => [level, quiet]));

/** What a request breaks of the contract so that it is refused: parameters, headers, body and its media type. */
export function requestViolations(operation: Operation, request: MockRequest): Violation[] {
  const wrongType = mediaTypeViolation(operation, request);
  if (wrongType) return [wrongType];
  const element = prismRequest(operation.path, request);
  if (typeof element === 'string') return [element];
  // Prism takes a body without a type for one of the declared type.
  if (request.body.length && !request.headers['content-type'])
    return ['headers.content-type: is missing'];
  return lines(validateInput({ resource: operation.prism, element }));
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
export function answerViolations(operation: Operation, answer: MockResponse): Violation[] {
  // Prism can't check binary bodies, so only status and media type are checked.
  if (Buffer.isBuffer(answer.body)) {
    const declared = operation.responses.find((r) => r.status === answer.status);
    const type = answer.headers['content-type'] ?? '';
    return declared?.mediaTypes.includes(type)
      ? []
      : [`response: ${answer.status} ${type} is not declared`];
  }
  const element: IHttpResponse = {
    statusCode: answer.status,
    headers: answer.headers,
    body: answer.body,
  };
  return lines(validateOutput({ resource: operation.prism, element }));
}

/**
 * Lets Prism answer with a named example. The example of a PDF has no content, so a page that can be opened
 * is made instead.
 * @throws Error when Prism cannot, which a contract without lint problems does not cause
 */
export function exampleAnswer(
  operation: Operation,
  status: number,
  example: string | undefined,
): MockResponse {
  const declared = operation.responses.find((r) => r.status === status);
  if (declared?.mediaTypes.includes('application/pdf')) return pdfExample(operation);
  const result = negotiator.negotiateOptionsForValidRequest(operation.prism, {
    dynamic: false,
    code: status,
    ...(example ? { exampleKey: example } : {}),
  })(logger);
  if (result._tag === 'Left') throw result.left;
  const { bodyExample } = result.right;
  return json(status, bodyExample && 'value' in bodyExample ? bodyExample.value : undefined);
}

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

/** A copy of the value of a named example; undefined when there is none of this name. */
export function exampleValue(operation: Operation, example: string): unknown {
  for (const response of operation.prism.responses)
    for (const content of response.contents ?? [])
      for (const found of content.examples ?? [])
        if (found.key === example && 'value' in found) return structuredClone(found.value);
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

function lines(
  result: { _tag: 'Left'; left: IPrismDiagnostic[] } | { _tag: 'Right' },
): Violation[] {
  if (result._tag === 'Right') return [];
  return result.left.map((d) => `${d.path?.join('.') ?? 'request'}: ${d.message}`);
}

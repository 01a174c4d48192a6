import type { ErrorObject } from 'ajv/dist/2020.js';
import type { CheckedContract, CheckedOperation } from './contract.ts';
import { type Fault, fault, type Rule, type Validation } from './finding.ts';
import { excerpt } from './mask.ts';
import type { Reply } from './send.ts';

/** Statuses whose body may be empty (openapi/README.md). */
const mayBeEmpty = [403, 500];

/** Holds content type and body of an answer with a declared status to the contract. */
export function bodyFaults(
  { schemas }: CheckedContract,
  operation: CheckedOperation,
  reply: Reply,
  isStrict: boolean,
): Validation {
  const { status } = reply;
  const declared = operation.responses.find((r) => r.status === String(status));
  if (!declared?.mediaType || !declared.schema) return { faults: [] };
  const where = `${operation.operationId} ${status}`;
  if (!reply.body.length)
    return {
      faults: mayBeEmpty.includes(status)
        ? []
        : [fault('body-empty', where, declared.mediaType, 'an empty body')],
    };
  const type = (reply.headers.get('content-type') ?? 'none').split(';')[0]?.trim() ?? '';
  if (type !== declared.mediaType)
    return { faults: [fault('content-type', `${status} ${type}`, declared.mediaType, type)] };
  if (type === 'application/pdf') return { faults: pdfFaults(reply.body) };
  let body: unknown;
  try {
    body = JSON.parse(reply.body.toString('utf8'));
  } catch {
    return { faults: [fault('body-not-json', where, 'JSON', excerpt('', reply.body.toString()))] };
  }
  const errors = telling(schemas.errors(operation.spec, declared.schema, body)).filter(
    (error) => isStrict || ruleOf(error, status) !== 'body-undeclared',
  );
  return { body, faults: errors.map((error) => schemaFault(error, operation, status)) };
}

function pdfFaults(body: Buffer): Fault[] {
  const isWhole = body.subarray(0, 5).toString() === '%PDF-' && body.includes('%%EOF');
  return isWhole
    ? []
    : [fault('pdf-invalid', '', '%PDF-… %%EOF', excerpt('', body.toString('latin1', 0, 40)))];
}

const isBranch = ({ keyword }: ErrorObject) => ['anyOf', 'oneOf', 'if'].includes(keyword);

/**
 * The most telling error for each place of a body. A place with branches (`anyOf`, `oneOf`, `if`) has none
 * when there is an error deeper in it.
 */
function telling(errors: ErrorObject[]): ErrorObject[] {
  const branches = errors.filter(isBranch).map((e) => e.instancePath);
  const byPlace = new Map<string, ErrorObject>();
  for (const error of errors) {
    const at = error.instancePath;
    const isDeeper = errors.some((e) => e.instancePath.startsWith(`${at}/`));
    if (branches.includes(at) && isDeeper) continue;
    const key = `${at} ${field(error) ?? ''}`;
    const known = byPlace.get(key);
    if (!known || weight(error) < weight(known)) byPlace.set(key, error);
  }
  return [...byPlace.values()];
}

function weight(error: ErrorObject): number {
  if (isBranch(error)) return 9;
  // A value that isn't null always breaks the null branch of a nullable schema: that error would mislead.
  if (error.keyword === 'type')
    return error.data === null || error.params['type'] !== 'null' ? 1 : 8;
  return error.keyword === 'enum' ? 2 : 3;
}

function field({ params }: ErrorObject): string | undefined {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  return missingProperty ?? additionalProperty;
}

function ruleOf({ keyword, data, instancePath }: ErrorObject, status: number): Rule {
  switch (keyword) {
    case 'type':
      return data === null ? 'body-null' : 'body-type';
    case 'required':
      return 'body-required';
    case 'enum':
    case 'const':
      return instancePath === '/code' && status >= 400 ? 'code-unknown' : 'body-enum';
    case 'format':
      return 'body-format';
    case 'pattern':
      return 'body-pattern';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'body-undeclared';
    default:
      return /^(min|max|exclusive|multiple|unique)/.test(keyword) ? 'body-range' : 'body-schema';
  }
}

function schemaFault(error: ErrorObject, operation: CheckedOperation, status: number): Fault {
  const name = field(error);
  const path = `${error.instancePath}${name === undefined ? '' : `/${name}`}`;
  const anyItem = path.replace(/\/\d+(?=\/|$)/g, '/*');
  const rule = ruleOf(error, status);
  // Refusals of all operations share their schemas, so one fault stands for all; the codes are each operation's own.
  const isShared = status >= 400 && rule !== 'code-unknown';
  const expected = `${anyItem || 'the body'} ${error.message ?? ''}`;
  const allowed = (error.params as { allowedValues?: unknown[] }).allowedValues;
  return fault(
    rule,
    `${isShared ? '' : operation.operationId} ${status} ${anyItem}`,
    allowed ? `${anyItem} one of ${allowed.join(', ')}` : expected,
    rule === 'body-required' ? 'no such field' : excerpt(anyItem, error.data),
  );
}

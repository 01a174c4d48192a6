import type { ErrorObject } from 'ajv/dist/2020.js';
import { isObject } from '../operations.ts';
import type { Case } from './cases/case.ts';
import type { CheckedContract, CheckedOperation } from './contract.ts';
import { type Fault, fault, type Rule, type Validation } from './finding.ts';
import { type Oddity, readJson } from './json.ts';
import { excerpt, isSecret } from './mask.ts';
import { ruleOddities } from './schemaRules.ts';
import { textOddities } from './texts.ts';
import { timeOddities } from './timeRules.ts';

/** Statuses whose body may be empty (openapi/README.md). */
const mayBeEmpty = [403, 500];

/** What is checked of an answer with a body. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Holds content type and body of an answer with a declared status to the contract. */
export function bodyFaults(
  { schemas }: CheckedContract,
  operation: CheckedOperation,
  reply: Answer,
  isStrict: boolean,
  call?: Case,
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
  const [type, charset] = mediaTypeOf(reply.headers.get('content-type'));
  if (type !== declared.mediaType)
    return { faults: [fault('content-type', `${status} ${type}`, declared.mediaType, type)] };
  if (charset && charset !== 'utf-8')
    return { faults: [fault('content-charset', charset, 'utf-8', charset)] };
  if (type === 'application/pdf') return { faults: pdfFaults(reply.body) };
  const read = readJson(reply.body);
  if ('failure' in read)
    return { faults: [fault(read.rule, where, 'JSON in UTF-8', excerpt('', read.failure))] };
  const body = read.value;
  const errors = telling(schemas.errors(operation.spec, declared.schema, body)).filter(
    (error) => isStrict || ruleOf(error, status) !== 'body-undeclared',
  );
  if (status === 200 && errors.length && isRefusal(body)) {
    const got = excerpt('', body);
    return { body, faults: [fault('body-refusal', where, 'the body of a success', got)] };
  }
  const now = Date.parse(reply.headers.get('date') ?? '');
  const faults = errors.map((error) => schemaFault(error, operation, status));
  const isWrong = (at: string) => errors.some(({ instancePath }) => instancePath === at);
  const oddities = [
    ...read.oddities,
    ...textOddities(body).filter(({ at }) => !isWrong(at)),
    ...(faults.length || !call
      ? []
      : ruleOddities(operation.spec, declared.schema, body, { call, now })),
    // A named example is of its own moment.
    ...(faults.length || status !== 200 || call?.intent.kind === 'scenario'
      ? []
      : timeOddities(body, now)),
  ];
  return { body, faults: [...faults, ...oddities.map((each) => oddityFault(each, where))] };
}

const isRefusal = (body: unknown): boolean =>
  isObject(body) && typeof body['code'] === 'string' && typeof body['message'] === 'string';

const anyItemOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

function oddityFault({ rule, at, expected, got }: Oddity, where: string): Fault {
  const cause = `${where} ${anyItemOf(at)}`;
  const reported = isSecret(at) ? '(masked)' : short(got);
  return { ...fault(rule, cause, `${at || 'the body'}: ${expected}`, reported), at };
}

const short = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** Type and charset, in small letters: neither says more in capitals. */
function mediaTypeOf(header: string | null): [type: string, charset: string | undefined] {
  // Where it came twice, that is reported as such; what it says is reported once.
  const [first = ''] = (header ?? 'none').toLowerCase().split(',');
  const [type = '', ...parameters] = first.split(';');
  const charset = parameters.map((p) => /^\s*charset\s*=\s*"?([^"\s]+)/.exec(p)?.[1]);
  return [type.trim(), charset.find(Boolean)];
}

function pdfFaults(body: Buffer): Fault[] {
  const isWhole =
    body.subarray(0, 5).toString() === '%PDF-' &&
    /%%EOF\s*$/.test(body.subarray(-32).toString('latin1'));
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
    const at = placeOf(error);
    const isDeeper = errors.some((e) => placeOf(e).startsWith(`${at}/`));
    if (branches.includes(at) && isDeeper) continue;
    const known = byPlace.get(at);
    if (!known || weight(error) < weight(known)) byPlace.set(at, error);
  }
  return [...byPlace.values()];
}

function weight(error: ErrorObject): number {
  if (isBranch(error)) return 9;
  // A value that isn't null always breaks the null branch of a nullable schema: that error would mislead.
  if (error.keyword === 'type') return error.params['type'] === 'null' ? 8 : 1;
  return error.keyword === 'enum' ? 2 : 3;
}

/** Where an error is: at the field that is missing or too much, else at the value that is wrong. */
function placeOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const name = missingProperty ?? additionalProperty;
  return name === undefined ? instancePath : `${instancePath}/${name}`;
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
  const path = placeOf(error);
  const anyItem = anyItemOf(path);
  const rule = ruleOf(error, status);
  // Refusals of all operations share their schemas, so one fault stands for all; the codes are each operation's own.
  const isShared = status >= 400 && rule !== 'code-unknown';
  const expected = `${anyItem || 'the body'} ${error.message ?? ''}`;
  const allowed = (error.params as { allowedValues?: unknown[] }).allowedValues;
  const found = fault(
    rule,
    `${isShared ? '' : operation.operationId} ${status} ${anyItem}`,
    allowed ? `${anyItem} one of ${allowed.join(', ')}` : expected,
    `${rule === 'body-required' ? 'no such field' : excerpt(anyItem, error.data)}${path === anyItem ? '' : ` at ${path}`}`,
  );
  return { ...found, at: path };
}

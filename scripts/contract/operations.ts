/** A JSON object of a bundled document. */
export type Json = Record<string, unknown>;

/** A named example: a scenario. */
export interface NamedExample {
  name: string;
  summary?: string;
  value: unknown;
}

export interface ContractResponse {
  status: string;
  mediaType?: string;
  schema?: Json;
  examples: NamedExample[];
}

export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  isPublic: boolean;
  request?: { schema: Json; examples: NamedExample[] };
  responses: ContractResponse[];
}

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Follows a local `$ref` of a bundled document.
 * @throws Error when it leads nowhere
 */
export function resolve(spec: Json, node: unknown): Json {
  if (!isObject(node)) throw new Error('A reference leads to no object.');
  if (typeof node.$ref !== 'string') return node;
  const found = node.$ref
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), spec);
  return resolve(spec, found);
}

const children = (node: unknown): [string, unknown][] =>
  isObject(node) ? Object.entries(node) : [];

function namedExamples(spec: Json, media: Json): NamedExample[] {
  return children(media.examples).map(([name, node]) => {
    const example = resolve(spec, node);
    return { name, summary: example.summary as string | undefined, value: example.value };
  });
}

function responseOf(spec: Json, status: string, node: unknown): ContractResponse {
  const [entry] = children(resolve(spec, node).content);
  if (!entry) return { status, examples: [] };
  const media = entry[1] as Json;
  return {
    status,
    mediaType: entry[0],
    schema: media.schema as Json,
    examples: namedExamples(spec, media),
  };
}

function requestOf(spec: Json, operation: Json): ContractOperation['request'] {
  if (!operation.requestBody) return undefined;
  const [entry] = children(resolve(spec, operation.requestBody).content);
  const media = entry?.[1] as Json;
  return { schema: media.schema as Json, examples: namedExamples(spec, media) };
}

/** All operations of a bundled document, with their examples in the document's order. */
export function listOperations(spec: Json): ContractOperation[] {
  return children(spec.paths).flatMap(([path, item]) =>
    children(resolve(spec, item))
      .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
      .map(([method, node]) => {
        const operation = node as Json;
        return {
          operationId: operation.operationId as string,
          method,
          path,
          isPublic: Array.isArray(operation.security) && operation.security.length === 0,
          request: requestOf(spec, operation),
          responses: children(operation.responses).map(([status, r]) =>
            responseOf(spec, status, r),
          ),
        };
      }),
  );
}

/** Operations of the fibre host for all customers: the login calls them whatever was contracted. */
export const ofEveryCustomer: readonly string[] = [
  'getService',
  'getUser',
  'getCheckFirstLogin',
  'getChatbotKey',
  'postConfirmationNumber',
  'postConfirmationNumberVerification',
];

import type { Json } from '../../operations.ts';
import { type CheckedContract, type CheckedOperation, hasKey } from '../contract.ts';
import type { ValuePool } from '../valuePool.ts';
import type { Tampering } from './case.ts';
import { ending, withheld } from './effects.ts';
import { invalidBodiesOf, invalidTextsOf } from './invalidBodies.ts';
import { firstBody, type Part } from './part.ts';
import { type Filled, withValue } from './values.ts';

/** A parameter left out, or with a value that its schema does not allow. */
export function invalidParameters(
  { schemas }: CheckedContract,
  operation: CheckedOperation,
  filled: Filled,
): Part[] {
  return operation.parameters.flatMap((p): Part[] => {
    const intent = {
      kind: 'invalid',
      isServiceId: p.name === 'service_id',
      isInPath: p.in === 'path',
    } as const;
    const others = Object.entries(filled.query).filter(([name]) => name !== p.name);
    const rest = Object.fromEntries(others);
    const isMissable = p.isRequired && p.in === 'query';
    const missing = { ...filled, query: rest, intent, description: `without ${p.name}` };
    return [
      ...(isMissable ? [missing] : []),
      ...[
        ...invalidTextsOf(schemas, operation, p.schema),
        ...nearly(filled[p.in][p.name]).filter(
          (text) => !schemas.isValid(operation.spec, p.schema, text),
        ),
      ].map((text) => ({
        ...withValue(filled, p.in, p.name, text),
        ...firstBody(operation),
        intent,
        description: `${p.name} ${JSON.stringify(text.slice(0, 20))}`,
      })),
    ];
  });
}

/** What a lenient server takes for a good value: with more behind it, in other letters, a month that there is not. */
const nearly = (value: string | undefined): string[] =>
  value === undefined
    ? []
    : [
        `${value} `,
        `${value}/../${value}`,
        ...(/^20\d{4}$/.test(value) ? [`${value.slice(0, 4)}13`] : []),
        ...inFullWidth(value),
        ...inOtherCase(value),
      ];

/** A good value in the other case, where that makes another of it. */
const inOtherCase = (value: string | undefined): string[] => {
  const other = value?.replace(/[a-z]/gi, (c) =>
    c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase(),
  );
  return other === undefined || other === value ? [] : [other];
};

/** A good value in the wide letters of Japanese keyboards, which a server may take for the narrow ones. */
const inFullWidth = (value: string): string[] =>
  /[0-9a-z]/i.test(value)
    ? [value.replace(/[0-9a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))]
    : [];

/** A parameter of the query that is given twice, with its good value and with another. */
export function repeatedParameters(operation: CheckedOperation, filled: Filled): Part[] {
  return operation.parameters.flatMap((p): Part[] => {
    const value = filled.query[p.name];
    if (p.in === 'path' || value === undefined) return [];
    return [
      {
        ...filled,
        twice: [p.name, value],
        ...firstBody(operation),
        intent: { kind: 'invalid', isServiceId: false },
        description: `${p.name} twice`,
      },
    ];
  });
}

/** Values that the schema allows for an id, and that name nothing. */
const nothing = ['200001', 'ZZ0000000000', '0000000000', 'zzzzzzzzzzzz'];
/** A month that has not come. */
const future = '209911';

/** A call for something that isn't there, for each parameter whose values other answers name. */
export function unknownValues(
  { schemas }: CheckedContract,
  operation: CheckedOperation,
  filled: Filled,
  valuePool: ValuePool,
): Part[] {
  return operation.parameters.flatMap((p): Part[] => {
    const isId = p.isRequired && p.name !== 'service_id' && valuePool.isNamed(operation, p);
    if (!isId) return [];
    const isValid = (text: string) => schemas.isValid(operation.spec, p.schema, text);
    const value = nothing.find(isValid);
    const ahead = value === nothing[0] && isValid(future) ? [future] : [];
    const otherCase = inOtherCase(filled[p.in][p.name]).filter(
      (text) => isValid(text) && !valuePool.knows(p.name, text, filled.path['service_id']),
    );
    return [...(value === undefined ? [] : [value]), ...ahead, ...otherCase].map((text) => ({
      ...withValue(filled, p.in, p.name, text),
      ...firstBody(operation),
      intent: { kind: 'unknown', name: p.name },
      description: `${p.name} ${text}, which does not exist`,
    }));
  });
}

/** Bodies, content types and keys that break the contract. */
export function invalidBodies(
  contract: CheckedContract,
  operation: CheckedOperation,
  filled: Filled,
): Part[] {
  const { schemas } = contract;
  if (!operation.request) return [];
  const intent = { kind: 'invalid', isServiceId: false } as const;
  const otherType = { kind: 'invalid', isServiceId: false, isContentType: true } as const;
  return [
    { ...filled, intent, body: '', description: 'an empty body' },
    { ...filled, intent, body: '{"', description: 'a body that is no JSON' },
    ...behind(operation, filled),
    ...ofReads(contract, operation).map((each) => ({ ...filled, intent, ...each })),
    ...(withheld.has(operation.operationId) ? [] : invalidKeys(operation, filled)),
    ...invalidBodiesOf(schemas, operation).map(({ description, value, at }) => ({
      ...filled,
      intent: at === undefined ? intent : { ...intent, at },
      description,
      body: JSON.stringify(value),
    })),
    // A valid request under another type would be carried out by a server that doesn't look at the type.
    ...(withheld.has(operation.operationId)
      ? []
      : ['text/plain', 'application/x-www-form-urlencoded', ''].map((contentType) => ({
          ...filled,
          ...firstBody(operation),
          intent: otherType,
          contentType,
          description: `content type ${contentType || 'missing'}`,
        }))),
    ...(withheld.has(operation.operationId) ? [] : heavyBodies(operation)).map((each) => ({
      ...filled,
      intent,
      ...each,
    })),
  ];
}

/** A valid body with what the reads say beside it, which a server that stores all that it gets would take over. */
function ofReads(
  { operations, schemas }: CheckedContract,
  { request, shownBy, spec }: CheckedOperation,
): Pick<Part, 'body' | 'description'>[] {
  const example = request?.examples[0]?.value;
  const said = operations
    .filter(({ operationId }) => shownBy.includes(operationId))
    .map(({ responses }) => responses.find(({ status }) => status === '200')?.examples[0]?.value);
  const body = Object.assign({}, ...said, example) as Json;
  return said.length && request && !schemas.isValid(spec, request.schema, body)
    ? [{ body: JSON.stringify(body), description: 'a body with the fields of its reads' }]
    : [];
}

/** Bodies that readers stumble over: very long ones, very deep ones, names that objects have by themselves or twice. */
function heavyBodies(operation: CheckedOperation): Pick<Part, 'body' | 'description'>[] {
  const example = operation.request?.examples[0]?.value;
  const withMore = (more: string) =>
    JSON.stringify(example).replace(/\}$/, `,${more}}`).replace('{,', '{');
  const twice = /^\{("\w+":(?:"[^"]*"|[\w.]+))/.exec(JSON.stringify(example))?.[1];
  return [
    {
      body: withMore(`"not_declared":"${'x'.repeat(1_000_000)}"`),
      description: 'a body of a megabyte',
    },
    {
      body: withMore(`"not_declared":${'['.repeat(20_000)}${']'.repeat(20_000)}`),
      description: 'a body of 20,000 lists in each other',
    },
    { body: withMore('"__proto__":{"is_admin":true}'), description: 'a body with __proto__' },
    ...(twice === undefined ? [] : [{ body: withMore(twice), description: 'a field twice' }]),
  ];
}

/** A valid body with text behind it, which a server that stops reading early carries out; none for a withheld write. */
const behind = (operation: CheckedOperation, filled: Filled): Part[] =>
  withheld.has(operation.operationId)
    ? []
    : [
        {
          ...filled,
          body: `${firstBody(operation).body} x`,
          intent: { kind: 'invalid', isServiceId: false },
          description: 'a body with something behind it',
        },
      ];

/** A write whose key is missing or no key can't be carried out once only, so it isn't at all. */
const invalidKeys = (operation: CheckedOperation, filled: Filled): Part[] =>
  (hasKey(operation) ? ['', 'short', 'x'.repeat(65), 'a key with spaces'] : []).map((key) => ({
    ...filled,
    ...firstBody(operation),
    key,
    intent: { kind: 'invalid', isServiceId: false } as const,
    description: key ? `idempotency-key ${key.slice(0, 20)}` : 'without idempotency-key',
  }));

const ways: Tampering[] = [
  'none',
  'secret',
  'short',
  'method',
  'path',
  'prefix',
  'query',
  'behind',
  'ahead',
  'day',
  'region',
  'service',
  'token',
  'wrong-token',
  'other-token',
  'other-key',
  'swapped',
  'key-case',
  'host-uncovered',
  'date-uncovered',
  'token-uncovered',
  'in-query',
  'renewed',
  'logged-out',
  'expired',
];

/** The valid call, with a signature, session or clock that is wrong in one way. */
export function tamperedCases(operation: CheckedOperation, filled: Filled): Part[] {
  if (!operation.isSigned) return [];
  const own = [
    ...ways,
    ...(operation.request ? (['body', 'body-hash', 'body-unsigned'] as const) : []),
    ...(hasKey(operation) ? (['key-uncovered'] as const) : []),
  ];
  return own.map((how) => ({
    ...filled,
    ...firstBody(operation),
    intent: { kind: 'tampered', how },
    description: `signature tampered: ${how}`,
  }));
}

/** What is wrong without a signature is refused for its signature: who may not ask learns nothing else. */
export const unsignedCases = (operation: CheckedOperation, wrong: (Part | undefined)[]): Part[] =>
  wrong.flatMap((part) =>
    !operation.isSigned || !part
      ? []
      : [
          {
            ...part,
            intent: { kind: 'tampered', how: 'none-invalid' },
            description: `without a signature, ${part.description}`,
          },
        ],
  );

/** Pages that are not the portal, whatever its address: one of anybody, one of no address. */
const otherOrigins = ['https://elsewhere.example', 'null'];

/** Pages whose address begins or ends as the portal's, or is its with another scheme or port. */
function likeOf(portal: string): string[] {
  const { protocol, hostname, port, host } = new URL(portal);
  const otherScheme = protocol === 'https:' ? 'http:' : 'https:';
  const otherPort = port === '8443' ? '9443' : '8443';
  return [
    `${protocol}//${hostname}.elsewhere.example`,
    `${portal}.elsewhere.example`,
    `${protocol}//elsewhere-${host}`,
    `${otherScheme}//${host}`,
    `${protocol}//${hostname}:${otherPort}`,
  ];
}

/** The call, and what a browser asks before it, from pages of other origins than the portal's. */
export function otherOriginCases(
  operation: CheckedOperation,
  filled: Filled,
  portal: string,
): Part[] {
  // An end of the session would be one, whoever asks.
  if (ending.includes(operation.operationId) || (!operation.isSigned && operation.request))
    return [];
  const base = { ...filled, ...firstBody(operation) };
  const from = (origin: string, more: { isPreflight?: true; isUnsigned?: true } = {}): Part => ({
    ...base,
    intent: { kind: 'other-origin', origin, ...more },
    description: `${more.isPreflight ? 'the preflight of' : more.isUnsigned ? 'unsigned, from' : 'from'} ${origin}`,
  });
  const isRefusable = operation.isSigned && operation.method === 'get';
  return [
    ...otherOrigins.flatMap((origin) => [from(origin, { isPreflight: true }), from(origin)]),
    ...(isRefusable ? [from('https://elsewhere.example', { isUnsigned: true })] : []),
    ...likeOf(portal).map((origin) => from(origin)),
  ];
}

/** Calls that no client of the contract makes, and what a browser asks before its own. */
export function strangeCases(operation: CheckedOperation, filled: Filled): Part[] {
  const { method, operationId } = operation;
  const base = { ...filled, ...firstBody(operation) };
  const isReading = method === 'get' && !ending.includes(operationId);
  return [
    { ...base, intent: { kind: 'preflight' }, description: 'the preflight' },
    ...operation.otherMethods
      .filter((other) => !ending.includes(operationId) || other === 'PATCH')
      // A read may be asked for without its body.
      .filter((other) => other !== 'HEAD' || method === 'get')
      .map((other) => ({
        ...filled,
        intent: { kind: 'undeclared-method', method: other } as const,
        description: `${other}, which is not declared`,
      })),
    ...(isReading
      ? [
          {
            ...filled,
            query: { ...filled.query, not_declared: '1' },
            intent: { kind: 'undeclared-query' } as const,
            description: 'a parameter that is not declared',
          },
        ]
      : []),
    ...(operation.cookie && operationId !== 'postSupportLogout'
      ? (['none', 'wrong'] as const).map((state) => ({
          ...base,
          intent: { kind: 'cookie', state } as const,
          description: `cookie: ${state}`,
        }))
      : []),
  ];
}

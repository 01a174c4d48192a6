import { allHeaders, contentTypes, fileName, type Rules, unpublished } from '../rules.ts';

/** CloudFront's own limit for the code of a function. */
const mostBytes = 10_240;

type EdgeHeaders = Record<string, { value: string }>;

const edgeHeaders = (headers: Record<string, string>): EdgeHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));

/** @throws Error for a function that CloudFront would not take */
function within(name: string, code: string): string {
  const bytes = Buffer.byteLength(code);
  if (bytes > mostBytes)
    throw new Error(
      `${name} has ${bytes} bytes, CloudFront takes ${mostBytes}: shorten config.json`,
    );
  return code;
}

const head =
  '// Made by `npm run build` from its pages and config.json. Runtime: cloudfront-js-2.0.\n';

/**
 * The function of viewer requests: which file an address is answered with, and what is refused at once.
 * @throws Error when it is too long for CloudFront
 */
export function requestFunction(rules: Rules): string {
  const pages = Object.fromEntries(
    rules.pages.flatMap(({ addresses, file }) => addresses.map((address) => [address, file])),
  );
  const under = rules.files.map((one) => one.under);
  const refusal = edgeHeaders({
    ...allHeaders(rules, rules.errors, true),
    'content-type': 'text/plain; charset=utf-8',
  });
  return within(
    'request.js',
    `${head}const pages = ${JSON.stringify(pages)};
const fallback = ${JSON.stringify(rules.pages.at(-1)?.file)};
const folders = ${JSON.stringify(under.slice(0, -1))};
const base = ${JSON.stringify(under.at(-1))};
const unpublished = new RegExp(${JSON.stringify(unpublished.join('|'))});
const fileName = new RegExp(${JSON.stringify(fileName)});
const refusal = ${JSON.stringify(refusal)};
function refuse(statusCode, statusDescription, more) {
  return { statusCode, statusDescription, headers: Object.assign({}, refusal, more), body: statusDescription };
}
function handler(event) {
  const request = event.request;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Method not allowed', { allow: { value: 'GET, HEAD' } });
  let path;
  try {
    path = decodeURIComponent(request.uri).replace(/\\/{2,}/g, '/');
  } catch (error) {
    return refuse(400, 'Bad request');
  }
  const parts = [];
  for (const part of path.split('/').slice(1)) {
    if (part.includes('\\0') || (part === '..' && parts.length === 0)) return refuse(400, 'Bad request');
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  path = '/' + parts.join('/');
  const page = pages[path];
  if (unpublished.test(path) || (!page && !path.startsWith(base))) return refuse(404, 'Not found');
  const isFile = folders.some((folder) => path.startsWith(folder)) || fileName.test(path);
  request.uri = page || (isFile ? path.split('/').map(encodeURIComponent).join('/') : fallback);
  return request;
}
`,
  );
}

/**
 * The function of viewer responses: the headers that differ by file, and types with their charset. CloudFront
 * doesn't call it for errors, whose headers are those of the policy.
 * @throws Error when it is too long for CloudFront
 */
export function responseFunction(rules: Rules): string {
  const secured = (headers: Record<string, string>) => {
    const { 'content-security-policy': policy = '' } = allHeaders(rules, headers, true);
    return edgeHeaders({ ...headers, 'content-security-policy': policy });
  };
  // What pages have in common is there once: the code has a limit.
  const pages = rules.pages.map(({ file, headers }) => ({ file, headers: secured(headers) }));
  const isCommon = (name: string) =>
    pages.every(({ headers }) => headers[name]?.value === pages[0]?.headers[name]?.value);
  const pick = (headers: EdgeHeaders, common: boolean) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(headers).filter(([name]) => isCommon(name) === common)),
    );
  const kinds = new Map<string, string[]>();
  for (const { file, headers } of pages) {
    const text = pick(headers, false);
    kinds.set(text, [...(kinds.get(text) ?? []), file]);
  }
  const files = rules.files.map(({ under, headers }) => [under, secured(headers)]);
  return within(
    'response.js',
    `${head}const pages = [${[...kinds].map(([headers, names]) => `[${JSON.stringify(names)}, ${headers}]`).join(',\n')}];
const ofPages = ${pick(pages[0]?.headers ?? {}, true)};
const files = ${JSON.stringify(files)};
const types = ${JSON.stringify(contentTypes)};
function handler(event) {
  const uri = event.request.uri;
  const page = pages.find((one) => one[0].includes(uri));
  const found = page || files.find((one) => uri.startsWith(one[0]));
  const headers = Object.assign({}, event.response.headers, page ? ofPages : {}, found ? found[1] : {});
  const type = types[uri.slice(uri.lastIndexOf('.'))];
  if (type) headers['content-type'] = { value: type };
  event.response.headers = headers;
  return event.response;
}
`,
  );
}

/** Headers that a policy of CloudFront names by keys of its own. */
const ofTheirOwn = [
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'content-security-policy',
];

/** What `aws cloudfront create-response-headers-policy` takes: the headers of every answer, as they are for errors. */
export function headersPolicy(rules: Rules): object {
  const all = allHeaders(rules, rules.errors, true);
  const hsts = all['strict-transport-security'] ?? '';
  const custom = Object.entries(all).filter(([name]) => !ofTheirOwn.includes(name));
  return {
    Name: 'mypage',
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
        IncludeSubdomains: hsts.includes('includeSubDomains'),
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: all['x-frame-options'] },
      ReferrerPolicy: { Override: true, ReferrerPolicy: all['referrer-policy'] },
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: all['content-security-policy'],
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
    RemoveHeadersConfig: { Quantity: 1, Items: [{ Header: 'server' }] },
  };
}

/**
 * The one behaviour of a distribution over a private bucket, with what belongs to it. Paths are distinguished by
 * the functions, so that there is one list of them; ids are to be put in.
 */
export function distribution(): object {
  const errors = [403, 404].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 }));
  const functionAt = (EventType: string, name: string) => ({
    EventType,
    FunctionARN: `arn:aws:cloudfront::ACCOUNT:function/mypage-${name}`,
  });
  return {
    HttpVersion: 'http2and3',
    DefaultCacheBehavior: {
      TargetOriginId: 'BUCKET',
      ViewerProtocolPolicy: 'redirect-to-https',
      // All methods come as far as the function, which refuses the others with the portal's headers.
      AllowedMethods: {
        Quantity: 7,
        Items: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'OPTIONS', 'DELETE'],
        CachedMethods: { Quantity: 2, Items: ['GET', 'HEAD'] },
      },
      Compress: true,
      // CachingOptimized of AWS; an upload of pages is followed by an invalidation of /*.
      CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
      ResponseHeadersPolicyId: 'HEADERS_POLICY',
      FunctionAssociations: {
        Quantity: 2,
        Items: [functionAt('viewer-request', 'request'), functionAt('viewer-response', 'response')],
      },
    },
    CustomErrorResponses: { Quantity: errors.length, Items: errors },
  };
}

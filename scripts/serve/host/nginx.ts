import { contentTypes, fileName, type HeaderValues, type Rules, unpublished } from '../rules.ts';

/**
 * Headers whose values differ by answer are in variables, and each header is added once, in the server
 * block: nginx drops all `add_header` of a block where an inner block has one of its own.
 */
const variables: Record<string, string> = {
  'cache-control': '$mypage_cache',
  'content-security-policy': '$mypage_policy',
  'cross-origin-embedder-policy': '$mypage_embedder',
  'permissions-policy': '$mypage_permissions',
  'reporting-endpoints': '$mypage_reporting',
};

/** @throws Error for a text that nginx would read as more than a text */
function quoted(text: string): string {
  if (/[$\\\n]/.test(text))
    throw new Error(`nginx can't be given ${text}: change it in config.json`);
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lines that give the variables the values of one kind of answer. */
const setting = (headers: HeaderValues) =>
  Object.entries(variables).map(
    ([name, variable]) => `set ${variable} ${quoted(headers[name] ?? '')};`,
  );

const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => `    ${line}`),
  '}',
];

/** A place of the portal, which is only read. Not so in the whole server, which may have the servers' paths too. */
const readOnly = (head: string, lines: readonly string[]) =>
  block(`location ${head}`, ['if ($request_method !~ ^(GET|HEAD)$) { return 405; }', ...lines]);

/**
 * The lines of a `server` block of nginx, from its 1.18 on, besides the address and the root.
 * @throws Error for an address of config.json that nginx can't be given
 */
export function nginxRules(rules: Rules): string {
  const [fallback] = rules.pages.slice(-1);
  const httpsHeaders = Object.entries(rules.https.headers).map(
    ([name, value]) => [name, `$mypage_${name.replaceAll('-', '_')}`, value] as const,
  );
  const added = [
    ...Object.entries(rules.always).map(([name, value]) => [name, quoted(value)]),
    ...httpsHeaders.map(([name, variable]) => [name, variable]),
    ...Object.entries({
      ...variables,
      'content-security-policy': '"$mypage_policy$mypage_https_policy"',
    }),
    ['allow', '$mypage_allow'],
  ];
  const [anyFile] = rules.files.slice(-1);
  const base = anyFile?.under ?? '/';
  const lines = [
    '# Made by `npm run build` from its pages and config.json: a change here is lost with the next build.',
    'server_tokens off;',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${typesWithCharset().join(' ')};`,
    ...block(
      'types',
      Object.entries(contentTypes).map(
        ([extension, type]) => `${type.split(';')[0] ?? ''} ${extension.slice(1)};`,
      ),
    ),
    'default_type application/octet-stream;',
    '# The compressed files of the build. With the module ngx_brotli, add: brotli_static on;',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'etag on;',
    '',
    '# By https, or by it to a proxy that says so.',
    'set $mypage_https "";',
    'if ($scheme = https) { set $mypage_https 1; }',
    'if ($http_x_forwarded_proto ~ ^https) { set $mypage_https 1; }',
    ...httpsHeaders.map(([, variable]) => `set ${variable} "";`),
    'set $mypage_https_policy "";',
    ...block('if ($mypage_https)', [
      ...httpsHeaders.map(([, variable, value]) => `set ${variable} ${quoted(value)};`),
      `set $mypage_https_policy ${quoted(rules.https.policy)};`,
    ]),
    '',
    'set $mypage_allow "";',
    ...setting(rules.errors),
    ...added.map(([name, value]) => `add_header ${name} ${value} always;`),
    '',
    'error_page 404 @mypage_missing;',
    ...block('location @mypage_missing', [
      ...setting(rules.errors),
      'default_type text/plain;',
      'return 404 "Not found";',
    ]),
    '# By an address of its own: what is malformed has none to go on with.',
    'error_page 400 /.malformed;',
    ...block('location = /.malformed', [
      'internal;',
      'default_type text/plain;',
      'return 400 "Bad request";',
    ]),
    'error_page 405 @mypage_method;',
    ...block('location @mypage_method', [
      ...setting(rules.errors),
      'set $mypage_allow "GET, HEAD";',
      'default_type text/plain;',
      'return 405 "Method not allowed";',
    ]),
    '',
    ...readOnly(`~ ${quotedPattern(unpublished.join('|'))}`, ['return 404;']),
    ...rules.pages.flatMap(({ addresses, file, headers }) =>
      readOnly(`~ ${quotedPattern(`^(${addresses.map(escaped).join('|')})$`)}`, [
        ...setting(headers),
        `try_files ${file} =404;`,
      ]),
    ),
    ...rules.files
      .slice(0, -1)
      .flatMap(({ under, headers }) =>
        readOnly(`~ ^${under}`, [...setting(headers), 'try_files $uri =404;']),
      ),
    ...readOnly(`~ ${quotedPattern(`^${base}.*${fileName}`)}`, [
      ...setting(anyFile?.headers ?? {}),
      'try_files $uri =404;',
    ]),
    ...readOnly(base, [
      ...setting(fallback?.headers ?? {}),
      `try_files ${fallback?.file ?? ''} =404;`,
    ]),
    ...(base === '/' ? [] : readOnly('/', ['return 404;'])),
  ];
  return `${lines.join('\n')}\n`;
}

/** A regular expression as nginx takes it: `;`, `{` and spaces would end it without the quotes. */
const quotedPattern = (pattern: string) => `"${pattern}"`;

const typesWithCharset = () => [
  ...new Set(
    Object.values(contentTypes)
      .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
      .map((type) => type.split(';')[0] ?? ''),
  ),
];

/** A file of its own, since a release (deploy/release.sh) puts another place into it. */
export const nginxRoot = `root /srv/mypage/dist;
`;

/** A server block for plain http: behind what ends TLS, or to look at. */
export const nginxHttp = `# Behind a proxy that ends TLS and sends X-Forwarded-Proto.
server {
    listen 8080;
    server_name _;
    include mypage/root.conf;
    include mypage/rules.conf;
}
`;

/**
 * The way from a server's own paths to what answers there. Calls keep their name and their date, which are signed,
 * and the headers that their servers send.
 * @param under such as `/hosts/`
 * @param origin such as `http://mock:4010`
 */
export const nginxProxy = (under: string, origin: string): string => `    location ^~ ${under} {
        proxy_pass ${origin};
        proxy_http_version 1.1;
        proxy_buffering off;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-Proto $http_x_forwarded_proto;
        proxy_pass_header Date;
        # One of its own, so that those of the pages are not added.
        add_header strict-transport-security $mypage_strict_transport_security always;
    }
`;

/** A server block to look at a build that was made with the mock's config.json. */
export const nginxMock = `# With the mock in place of the servers: npm run mock
server {
    listen 8080;
    server_name _;
    include mypage/root.conf;
    include mypage/rules.conf;
${nginxProxy('/hosts/', 'http://127.0.0.1:4010')}${nginxProxy('/__mock/', 'http://127.0.0.1:4010')}}
`;

/** Server blocks for TLS and HTTP/2, as an example. */
export const nginxHttps = ({
  always,
}: Rules): string => `# An example: put in the name, the certificate and its key.
server {
    listen 80;
    server_name mypage.example;
    server_tokens off;
${Object.entries(always)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
    return 301 https://$server_name$request_uri;
}
server {
    # From nginx 1.25.1 on, http2 is a directive of its own: http2 on;
    listen 443 ssl http2;
    server_name mypage.example;
    ssl_certificate /etc/ssl/certs/mypage.pem;
    ssl_certificate_key /etc/ssl/private/mypage.key;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:mypage:10m;
    ssl_session_tickets off;
    include mypage/root.conf;
    include mypage/rules.conf;
}
`;

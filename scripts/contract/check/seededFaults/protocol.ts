import type { Passed, Tamper } from './proxy.ts';
import {
  inSuccess,
  replaced,
  type SeededFault,
  withHeader,
  withoutHeader,
  withStatus,
  withText,
} from './seededFault.ts';

const html = '<!doctype html><title>Bad gateway</title>';

const twice = (answer: Passed, name: string): Passed => ({
  ...answer,
  headers: {
    ...answer.headers,
    [name]: [String(answer.headers[name]), String(answer.headers[name])],
  },
});

/** Changes successes, by which one it is. */
function eachTime(change: (time: number, answer: Passed) => Passed): Tamper {
  let time = 0;
  return (_call, answer) => (answer.status === 200 ? change((time += 1), answer) : answer);
}

/** Right values in a wrong answer. */
export const protocol: SeededFault[] = [
  {
    at: 'getUser',
    name: 'another status',
    rule: 'status-undeclared',
    says: '201',
    tamper: inSuccess((a) => ({ ...a, status: 201 })),
  },
  {
    at: 'getUser',
    name: 'another content type',
    rule: 'content-type',
    says: 'text/plain',
    tamper: inSuccess((a) => withHeader(a, 'content-type', 'text/plain; charset=utf-8')),
  },
  {
    at: 'getUser',
    name: 'a page under 200',
    rule: 'content-type',
    says: 'text/html',
    tamper: inSuccess((a) => withText(withHeader(a, 'content-type', 'text/html'), html)),
  },
  {
    at: 'getUser',
    name: 'a page that calls itself JSON',
    rule: 'body-not-json',
    says: '<!doctype',
    tamper: inSuccess((a) => withText(a, html)),
  },
  {
    at: 'getUser',
    name: 'half a body',
    rule: 'body-not-json',
    says: 'JSON',
    tamper: inSuccess((a) => ({ ...a, body: a.body.subarray(0, a.body.length / 2) })),
  },
  {
    at: 'getUser',
    name: 'an empty body',
    rule: 'body-empty',
    says: 'an empty body',
    tamper: inSuccess((a) => withText(a, '')),
  },
  {
    at: 'getUser',
    name: 'no answer',
    rule: 'no-answer',
    says: 'a whole answer',
    tamper: inSuccess(() => 'cut'),
  },
  {
    at: 'getUser',
    name: 'no Date header',
    rule: 'date-missing',
    says: 'none',
    tamper: inSuccess((a) => withoutHeader(a, 'date')),
  },
  {
    at: 'getUser',
    name: 'a failure of the server',
    rule: 'server-error',
    says: '500',
    tamper: inSuccess((a) => withStatus(a, 500)),
  },
  {
    at: 'getUser',
    name: 'maintenance that nobody announced',
    rule: 'server-error',
    says: '503',
    tamper: inSuccess((a) => withStatus(a, 503)),
  },
  {
    at: 'getUser',
    name: 'a good signature refused',
    rule: 'valid-refused',
    says: '403',
    tamper: inSuccess((a) => withStatus(a, 403)),
  },
  {
    at: 'getFixedInvoicePdf',
    name: 'a PDF that is a page',
    rule: 'pdf-invalid',
    says: '<!doctype',
    tamper: inSuccess((a) => withText(a, html)),
  },
  {
    at: 'getFixedInvoicePdf',
    name: 'a PDF without its end',
    rule: 'pdf-invalid',
    says: '%PDF',
    tamper: inSuccess((a) => ({ ...a, body: a.body.subarray(0, 100) })),
  },
  {
    at: 'getFixedInvoicePdf',
    name: 'a file without its name',
    rule: 'header-missing',
    says: 'Content-Disposition',
    tamper: inSuccess((a) => withoutHeader(a, 'content-disposition')),
  },
  {
    at: 'getFixedInvoicePdf',
    name: 'a PDF with something behind its end',
    rule: 'pdf-invalid',
    says: '%PDF',
    tamper: inSuccess((a) => ({ ...a, body: Buffer.concat([a.body, Buffer.alloc(64, 'x')]) })),
  },
  {
    at: 'getFixedInvoicePdf',
    name: 'a file that opens in the page',
    rule: 'header-value',
    says: 'inline',
    tamper: inSuccess((a) => withHeader(a, 'content-disposition', 'inline')),
  },
  {
    at: 'getUser',
    name: 'no content type',
    rule: 'content-type',
    says: 'none',
    tamper: inSuccess((a) => withoutHeader(a, 'content-type')),
  },
  {
    at: 'getUser',
    name: 'another charset',
    rule: 'content-charset',
    says: 'shift_jis',
    tamper: inSuccess((a) => withHeader(a, 'content-type', 'application/json; charset=Shift_JIS')),
  },
  {
    at: 'getUser',
    name: 'gzip that is none',
    rule: 'no-answer',
    says: 'no gzip',
    tamper: inSuccess((a) => withHeader(a, 'content-encoding', 'gzip')),
  },
  {
    at: 'getUser',
    name: 'fewer bytes than were promised',
    rule: 'no-answer',
    says: 'aborted',
    tamper: inSuccess((a) => ({ ...a, length: a.body.length + 10 })),
  },
  {
    at: 'getUser',
    name: 'a redirect',
    rule: 'status-undeclared',
    says: '302',
    tamper: inSuccess((a) => withHeader(withStatus(a, 302), 'location', '/login')),
  },
  {
    at: 'getUser',
    name: 'a success without content',
    rule: 'status-undeclared',
    says: '204',
    tamper: inSuccess((a) => withStatus(a, 204)),
  },
  {
    at: 'getUser',
    name: 'a refusal under 200',
    rule: 'body-refusal',
    says: 'system_error',
    tamper: inSuccess((a) => withText(a, '{"code":"system_error","message":"エラー"}')),
  },
  {
    at: 'getUser',
    name: 'a Date in another form',
    rule: 'date-missing',
    says: '2026-11-21',
    tamper: inSuccess((a) => withHeader(a, 'date', '2026-11-21T01:40:00Z')),
  },
  {
    at: 'getUser',
    name: 'a Date that is an hour behind',
    rule: 'date-wrong',
    says: 's behind them',
    tamper: inSuccess((a) => {
      const at = Date.parse(String(a.headers['date'])) - 3_600_000;
      return withHeader(a, 'date', new Date(at).toUTCString());
    }),
  },
  {
    at: 'getUser',
    name: 'two content types',
    rule: 'header-repeated',
    says: 'content-type once',
    tamper: inSuccess((a) => twice(a, 'content-type')),
  },
  {
    at: 'getUser',
    name: 'every third answer a failure',
    rule: 'repeat-failed',
    says: '500',
    tamper: eachTime((time, a) => (time % 3 === 0 ? withStatus(a, 500) : a)),
  },
  {
    at: 'getUser',
    name: 'every second answer cut',
    rule: 'repeat-failed',
    says: '200, as before',
    tamper: eachTime((time, a) => (time % 2 === 1 ? withStatus(a, 502) : a)),
  },
  {
    at: 'getTrafficControl',
    name: 'another answer each time',
    rule: 'repeat-differs',
    says: '/low_speed_kbps',
    tamper: eachTime((time, a) =>
      replaced(a, /"low_speed_kbps":\d+/, `"low_speed_kbps":${200 + time}`),
    ),
  },
  {
    at: 'getUser',
    name: 'answers that take too long',
    rule: 'slow',
    says: '300 ms',
    latencyMs: 300,
    tamper: inSuccess((a) => ({ ...a, afterMs: 400 })),
  },
  {
    at: 'getUser',
    name: 'the name and version of the server',
    rule: 'leak-version',
    says: 'nginx/1.2.3',
    tamper: inSuccess((a) => withHeader(a, 'server', 'nginx/1.2.3')),
  },
  {
    at: 'getUser',
    name: 'the address of the machine behind',
    rule: 'leak-trace',
    says: 'x-backend: 10.0.3.17',
    tamper: inSuccess((a) => withHeader(a, 'x-backend', '10.0.3.17:8080')),
  },
  {
    at: 'getUser',
    name: 'the name of the framework',
    rule: 'leak-version',
    says: 'Express',
    tamper: inSuccess((a) => withHeader(a, 'x-powered-by', 'Express')),
  },
  {
    at: 'getUser',
    name: 'a parameter that nobody declared changes the answer',
    rule: 'query-undeclared',
    says: '/customer/gender',
    tamper: (call, a) =>
      call.url.includes('not_declared=1') ? replaced(a, '"female"', '"other"') : a,
  },
  {
    at: 'getUser',
    name: 'a parameter that nobody declared makes it fail',
    rule: 'invalid-failed',
    says: '500',
    tamper: (call, a) => (call.url.includes('not_declared=1') ? withStatus(a, 500) : a),
  },
  {
    at: 'getUser',
    name: 'a method that nobody declared',
    rule: 'method-undeclared',
    says: '404 or 405',
    tamper: (call, a) => (call.method === 'PATCH' ? withStatus(a, 200, '{"result":"normal"}') : a),
  },
  {
    at: 'putTrafficControl',
    writes: true,
    name: 'a write by GET',
    rule: 'method-undeclared',
    says: '404 or 405',
    tamper: (call, a) => (call.method === 'GET' ? withStatus(a, 200, '{"result":"normal"}') : a),
  },
];

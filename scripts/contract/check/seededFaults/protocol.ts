import { inSuccess, type SeededFault, withHeader, withoutHeader, withText } from './seededFault.ts';

const html = '<!doctype html><title>Bad gateway</title>';

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
    tamper: inSuccess((a) => withText({ ...a, status: 500 }, '')),
  },
  {
    at: 'getUser',
    name: 'maintenance that nobody announced',
    rule: 'server-error',
    says: '503',
    tamper: inSuccess((a) => withText({ ...a, status: 503 }, '')),
  },
  {
    at: 'getUser',
    name: 'a good signature refused',
    rule: 'valid-refused',
    says: '403',
    tamper: inSuccess((a) => withText({ ...a, status: 403 }, '')),
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
];

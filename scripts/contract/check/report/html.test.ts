import { expect, test } from 'vitest';
import type { CoverageItem } from '../coverage.ts';
import type { Result } from '../run.ts';
import { testOperation } from '../testCase.ts';
import { htmlReport } from './html.ts';
import { script, style } from './htmlParts.ts';
import { testFinding, testResult } from './testResult.ts';

const html = (change: Partial<Result> = {}) => htmlReport(testResult(change));

const item = (change: Partial<CoverageItem>): CoverageItem => ({
  kind: 'operation',
  operationId: 'getUsage',
  name: '',
  seen: 'seen',
  ...change,
});

/** What a choice of the page offers. */
const choice = (page: string, label: string): string[] => {
  const [, name = '', options = ''] =
    new RegExp(`<label>${label} <select name="(.*?)">(.*?)</select></label>`).exec(page) ?? [];
  return [name, ...options.split('</option>').map((each) => each.replace('<option>', ''))];
};

test('The page says what it is about, and loads nothing', () => {
  const page = html();
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  for (const part of [
    `<style>${style}</style>`,
    `<script>${script}</script>`,
    '<dt>Target<dd>https://api.example<dt>User<dd>mizuno.keiko<dt>Begun<dd>2026-11-21T01:40:00.000Z\n<dt>Contract<dd>abc1234</dl>',
    '<p>0 new findings, 0 known; 12 calls in 3.1 s.\n</p>\n\n<form>',
  ])
    expect(page).toContain(part);
  expect(page).not.toMatch(/ (src|href)=|Not tested/);
});

test('What was not tested and why the run stopped is said', () => {
  const page = html({ notTested: ['a <b>', 'c'], stopped: 'Stopped "x"' });
  expect(page).toContain('<p>Not tested:</p>\n<ul><li>a &#60;b&#62;<li>c</ul>');
  expect(page).toContain('Stopped &#34;x&#34;</p>');
});

test('The filters offer each document and rule once, and all states', () => {
  const page = html({
    operations: [
      testOperation(),
      testOperation({ operationId: 'getUser', document: 'read-fixed' }),
      testOperation({ operationId: 'getOther' }),
    ],
    findings: [testFinding(), testFinding({ rule: 'slow' }), testFinding()],
  });
  const all = '<option value="">all';
  expect(choice(page, 'Document')).toEqual(['document', all, 'read-mobile', 'read-fixed', '']);
  expect(choice(page, 'Rule')).toEqual(['rule', all, 'body-type', 'slow', '']);
  expect(choice(page, 'Coverage of')).toEqual([
    'kind',
    all,
    'operation',
    'response',
    'parameter',
    'code',
    '',
  ]);
  expect(choice(page, 'State')).toEqual([
    'state',
    all,
    'new',
    'known',
    'seen',
    'not seen',
    'not reachable',
    '',
  ]);
});

test('A finding says all of itself, escaped', () => {
  const page = html({
    findings: [
      testFinding({ operations: ['getUsage', 'getUser'], got: '<12> & "13"' }),
      testFinding({ rule: 'slow', isKnown: true, operations: ['getGone'], curl: '', answer: '' }),
    ],
  });
  expect(page).toContain('<p>1 new findings, 1 known; 12 calls');
  expect(page)
    .toContain(`<div data-list="findings"><article data-document="read-mobile" data-rule="body-type" data-state="new">
<h3><span class="error">error</span> body-type <small>new</small></h3>
<p>A value has another type.</p>
<dl><dt>Operations<dd>getUsage, getUser<dt>Tried<dd>valid, page 2, 3 times
<dt>Expected<dd>a text<dt>Got<dd>&#60;12&#62; &#38; &#34;13&#34;
<dt>Contract<dd>openapi/read/mobile.yaml:7</dl>
<pre tabindex="0">curl -si 'https://api.example'</pre>
<pre tabindex="0">200
date: now</pre>
</article>
<article data-document="" data-rule="slow" data-state="known">
<h3><span class="warning">warning</span> slow <small>known</small></h3>`);
  expect(page).toContain('</dl>\n\n\n</article></div>');
  expect(page.match(/<pre/g)).toHaveLength(2);
  expect(html({ findings: [testFinding({ operations: [] })] })).toContain('data-document=""');
});

test('What is new is counted apart from what is known', () => {
  const known = testFinding({ isKnown: true });
  const page = html({ findings: [testFinding(), known, testFinding()] });
  expect(page).toContain('<p>2 new findings, 1 known;');
});

test('Coverage has a row for each thing, and numbers of each kind', () => {
  const coverage = [
    item({}),
    item({ kind: 'code', name: '400 <x>', seen: 'not seen', operationId: 'getGone' }),
    item({ kind: 'code', name: '400 y', seen: 'not reachable', why: 'a & b' }),
  ];
  const page = html({ coverage });
  expect(page)
    .toContain(`<tbody data-list="coverage"><tr data-document="read-mobile" data-kind="operation" data-state="seen"><td>getUsage<td>operation<td><td>seen<td>
<tr data-document="" data-kind="code" data-state="not seen"><td>getGone<td>code<td>400 &#60;x&#62;<td>not seen<td>
<tr data-document="read-mobile" data-kind="code" data-state="not reachable"><td>getUsage<td>code<td>400 y<td>not reachable<td>a &#38; b</tbody>`);
  expect(page).toContain(
    '<table><thead><tr><th><th>Seen<th>Not seen<th>Not reachable<th>Total</thead><tbody>' +
      '<tr><th>operations<td>1<td>0<td>0<td>1' +
      '<tr><th>responses<td>0<td>0<td>0<td>0' +
      '<tr><th>parameters<td>0<td>0<td>0<td>0' +
      '<tr><th>codes<td>0<td>1<td>1<td>2</tbody></table>',
  );
});

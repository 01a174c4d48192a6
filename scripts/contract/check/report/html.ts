import { countOf, type CoverageItem, type CoverageKind } from '../coverage.ts';
import { type Finding, rules } from '../finding.ts';
import { allNotTested, type Result } from '../run.ts';
import { script, style } from './htmlParts.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The report as one page of its own, with filters; nothing is loaded from elsewhere. */
export function htmlReport(result: Result): string {
  const { about, findings, coverage, operations, calls, seconds, stopped } = result;
  const notTested = allNotTested(result);
  const documents = new Map(operations.map((o) => [o.operationId, o.document]));
  const names = [...new Set(documents.values())];
  const fresh = findings.filter((f) => !f.isKnown).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contract report</title>
<style>${style}</style>
<h1>Contract report</h1>
<dl><dt>Target<dd>${escaped(about.target)}<dt>User<dd>${escaped(about.user)}<dt>Begun<dd>${about.startedAt}
<dt>Contract<dd>${about.revision}</dl>
<p>${fresh} new findings, ${findings.length - fresh} known; ${calls} calls in ${seconds.toFixed(1)} s.
${escaped(stopped ?? '')}</p>
${notTested.length ? `<p>Not tested:</p>\n<ul>${notTested.map((each) => `<li>${escaped(each)}`).join('')}</ul>` : ''}
<form>
  <label>Text <input type="search" name="text"></label>
  ${select('document', 'Document', names)}
  ${select('rule', 'Rule', [...new Set(findings.map((f) => f.rule))])}
  ${select('kind', 'Coverage of', ['operation', 'response', 'parameter', 'code'])}
  ${select('state', 'State', ['new', 'known', 'seen', 'not seen', 'not reachable'])}
</form>
<h2>Findings <output data-count="findings"></output></h2>
<div data-list="findings">${findings.map((f) => findingPart(f, documents)).join('\n')}</div>
<h2>Coverage <output data-count="coverage"></output></h2>
${numbers(coverage)}
<table>
<thead><tr><th>Operation<th>What<th>Name<th>State<th>Why</thead>
<tbody data-list="coverage">${coverage.map((c) => coverageRow(c, documents)).join('\n')}</tbody>
</table>
<script>${script}</script>
</html>
`;
}

const select = (name: string, label: string, values: string[]): string =>
  `<label>${label} <select name="${name}"><option value="">all</option>${values
    .map((v) => `<option>${escaped(v)}</option>`)
    .join('')}</select></label>`;

function findingPart(f: Finding, documents: Map<string, string>): string {
  const document = documents.get(f.operations[0] ?? '') ?? '';
  const state = f.isKnown ? 'known' : 'new';
  return `<article data-document="${document}" data-rule="${f.rule}" data-state="${state}">
<h3><span class="${f.severity}">${f.severity}</span> ${f.rule} <small>${state}</small></h3>
<p>${escaped(rules[f.rule])}</p>
<dl><dt>Operations<dd>${f.operations.join(', ')}<dt>Tried<dd>${escaped(f.description)}, ${f.count} times
<dt>Expected<dd>${escaped(f.expected)}<dt>Got<dd>${escaped(f.got)}
<dt>Contract<dd>${f.place.file}:${f.place.line}</dl>
${pre(f.curl)}
${pre(f.answer)}
</article>`;
}

const pre = (text: string): string => (text ? `<pre tabindex="0">${escaped(text)}</pre>` : '');

const coverageRow = (c: CoverageItem, documents: Map<string, string>): string =>
  `<tr data-document="${documents.get(c.operationId) ?? ''}" data-kind="${c.kind}" data-state="${c.seen}">` +
  `<td>${c.operationId}<td>${c.kind}<td>${escaped(c.name)}<td>${c.seen}<td>${escaped(c.why ?? '')}`;

function numbers(coverage: CoverageItem[]): string {
  const kinds: CoverageKind[] = ['operation', 'response', 'parameter', 'code'];
  const rows = kinds.map((kind) => {
    const { total, seen, notSeen, notReachable } = countOf(coverage, kind);
    return `<tr><th>${kind}s<td>${seen}<td>${notSeen}<td>${notReachable}<td>${total}`;
  });
  return `<table><thead><tr><th><th>Seen<th>Not seen<th>Not reachable<th>Total</thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The search of the front page: it runs in the browser, over what the page holds as JSON. */
import type { SearchEntry } from './searchEntries.ts';

const kinds = { operation: '要求', field: '項目', code: 'コード', scenario: '場面' };
const most = 60;
const mostPlaces = 6;

const byId = <Tag extends HTMLElement>(id: string) => document.getElementById(id) as Tag;
const field = byId<HTMLInputElement>('search');
const entries = JSON.parse(byId('entries').textContent ?? '[]') as SearchEntry[];
const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const searched = entries.map((entry) => ({
  entry,
  name: plain(entry.name),
  text: plain([entry.name, entry.text, ...entry.places.map(([, , id]) => id)].join(' ')),
}));

/** What has every word; first what is named so, then what begins so. */
function find(query: string): SearchEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const rank = (name: string) =>
    words.some((word) => name === word) ? 0 : words.some((word) => name.startsWith(word)) ? 1 : 2;
  return searched
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort((a, b) => rank(a.name) - rank(b.name))
    .map(({ entry }) => entry);
}

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function row({ kind, name, text, places }: SearchEntry): HTMLElement {
  const links = places.slice(0, mostPlaces).map(([page, anchor, operationId]) => {
    const link = document.createElement('a');
    link.href = `${page}.html#${anchor}`;
    link.textContent = operationId;
    return link;
  });
  const more = places.length > mostPlaces ? [`ほか${places.length - mostPlaces}`] : [];
  return element(
    'li',
    '',
    element('span', 'kind', kinds[kind]),
    element('div', '', element('code', '', name), element('p', '', text)),
    element('p', 'places', ...links, ...more),
  );
}

function show(): void {
  const query = field.value.trim();
  const found = query ? find(query) : [];
  byId('found').replaceChildren(...found.slice(0, most).map(row));
  byId('count').textContent = !query
    ? ''
    : found.length > most
      ? `${found.length}件のうち${most}件`
      : `${found.length}件`;
  byId('documents').hidden = query !== '';
  history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
}

field.addEventListener('input', show);
field.value = new URLSearchParams(location.search).get('q') ?? '';
show();

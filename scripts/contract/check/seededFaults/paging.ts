import type { Json } from '../../operations.ts';
import type { Passed, Tamper } from './proxy.ts';
import { type SeededFault, withText } from './seededFault.ts';

const history = { at: 'getNotificationHistory' };

/** Changes the items of pages, the first or those after it. */
const inPages = (
  which: 'first' | 'later',
  change: (items: Json[], first: Json[], body: Json) => Json[],
): Tamper => {
  const firsts = new Map<string, Json[]>();
  return (call, answer: Passed) => {
    if (answer.status !== 200) return answer;
    const body = JSON.parse(answer.body.toString('utf8')) as Json;
    const items = body['notifications'] as Json[];
    const isFirst = !call.url.includes('cursor=');
    const [list = ''] = call.url.split('?');
    if (isFirst && !call.url.includes('filter=')) firsts.set(list, items);
    const first = firsts.get(list) ?? [];
    const isMeant = isFirst === (which === 'first');
    // A cursor that names nothing gets the first page again.
    if (!isMeant || (!isFirst && items[0]?.['date'] === first[0]?.['date'])) return answer;
    body['notifications'] = change(items, first, body);
    return withText(answer, JSON.stringify(body));
  };
};

/** Answers what is asked for with a filter as without one, page by page. */
const unfiltered = (): Tamper => {
  const pages = new Map<string | undefined, Passed>();
  return ({ url }, answer) => {
    const cursor = /cursor=([^&]*)/.exec(url)?.[1];
    if (answer.status !== 200) return answer;
    if (!url.includes('filter=')) pages.set(cursor, answer);
    return (url.includes('filter=unread') && pages.get(cursor)) || answer;
  };
};

/** Lists that lose count. */
export const paging: SeededFault[] = [
  {
    ...history,
    name: 'a filter that leaves nothing out',
    rule: 'page-missing',
    says: 'items',
    tamper: unfiltered(),
  },
  {
    ...history,
    name: 'a page that begins one too early',
    rule: 'page-overlap',
    says: 'twice',
    tamper: inPages('later', (items, first) => [...first.slice(-1), ...items]),
  },
  {
    ...history,
    name: 'a page that begins one too late',
    rule: 'page-missing',
    says: 'items',
    tamper: inPages('later', (items) => items.slice(1)),
  },
  {
    ...history,
    name: 'a first page that ends one too early',
    rule: 'page-missing',
    says: 'items',
    tamper: inPages('first', (items) => items.slice(0, -1)),
  },
];

import { isObject } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { type Fault, fault } from './finding.ts';

const mostPages = 50;

/** Whether an operation answers page by page. */
export const isPaged = ({ intent, operation, query }: Case): boolean =>
  intent.kind === 'valid' &&
  operation.parameters.some(({ name }) => name === 'cursor') &&
  !('cursor' in query);

/**
 * Reads all pages of a list and checks that no item comes twice and that there are as many as counted.
 * @param first the body of the first page
 * @param read sends the call for a next page and gives its body
 */
export async function pagingFaults(
  call: Case,
  first: unknown,
  read: (next: Case) => Promise<unknown>,
): Promise<Fault[]> {
  const id = call.operation.operationId;
  const seen: string[] = [];
  let body = first;
  for (let page = 1; isObject(body); page += 1) {
    const list = Object.values(body).find(Array.isArray) as unknown[] | undefined;
    seen.push(...(list ?? []).map(identity));
    const twice = seen.find((item, index) => seen.indexOf(item) !== index);
    if (twice) return [fault('page-overlap', id, 'each item once', `${twice} twice`)];
    const { next_cursor: cursor } = body;
    // A filter has a count of its own: `unread_count`.
    const { total_count: all } = body;
    const total = body[`${call.query['filter']}_count`] ?? all;
    // A count beyond that of all items is another fault, which is reported elsewhere.
    const isCounted = typeof total === 'number' && !(Number(all) < total);
    if (typeof cursor !== 'string')
      return isCounted && total !== seen.length
        ? [fault('page-missing', id, `${total} items`, `${seen.length} on ${page} pages`)]
        : [];
    if (page === mostPages) return [fault('page-endless', id, 'a last page', `${page} pages`)];
    body = await read({
      ...call,
      query: { ...call.query, cursor },
      description: `page ${page + 1}`,
    });
  }
  return [];
}

/** An item's own id, else all of it. */
function identity(item: unknown): string {
  const id = isObject(item) && Object.entries(item).find(([name]) => name.endsWith('_id'))?.[1];
  return typeof id === 'string' ? id : JSON.stringify(item);
}

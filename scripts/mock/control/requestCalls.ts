import { curlAgain } from '../call/again.ts';
import { type Exchange, shown } from '../exchange.ts';
import { json } from '../http/response.ts';
import { bodyOf } from './body.ts';
import type { ControlCall, Controlled } from './controlCall.ts';
import { ControlError } from './error.ts';
import { harOf } from './har.ts';

/** Control calls about the requests that have come in. */
export const requestCalls: Record<string, ControlCall> = {
  'GET requests': ({ requestLog }, request) => {
    const after = Number(request.query.get('after') ?? 0);
    return json(
      200,
      requestLog.entries.filter(({ id }) => id > after),
    );
  },
  'GET request': ({ requestLog }, request) =>
    json(200, shown(exchangeOf(requestLog, request.query.get('id')))),
  'GET requests.har': ({ requestLog }) =>
    json(
      200,
      harOf(
        requestLog.entries.flatMap((entry) => {
          const exchange = requestLog.exchange(entry.id);
          return exchange ? [{ entry, exchange }] : [];
        }),
      ),
      { 'content-disposition': 'attachment; filename="mock.har"' },
    ),
  'POST curl': async ({ mock, requestLog }, request) => {
    const id = Number(bodyOf(request)['id']);
    const { request: sent } = exchangeOf(requestLog, String(id));
    const entry = requestLog.entries.find((one) => one.id === id);
    const customer = mock.customers.find(({ userId }) => userId === entry?.userId);
    return json(200, { curl: await curlAgain(mock, sent, customer) });
  },
  'DELETE requests': ({ requestLog }) => {
    requestLog.clear();
    return json(200, {});
  },
};

function exchangeOf(requestLog: Controlled['requestLog'], id: string | null): Exchange {
  const exchange = requestLog.exchange(Number(id));
  if (!exchange) throw new ControlError(`There is no request ${id}, or it is kept no more.`);
  return exchange;
}

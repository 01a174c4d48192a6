import { matchPath } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { connectSession } from '@/api/sessionPort';
import { routes } from '@/routes/routes';
import { messageQueries } from '@/shell/message/queries';
import { earlyReads } from './earlyReads';

beforeAll(() =>
  connectSession({
    credentials: () => Promise.reject(new Error('Nothing is sent here')),
    newerThan: () => Promise.resolve(undefined),
    end: () => undefined,
    storage: new Map(),
    serviceId: (type) => (type === 'mobile' ? 'm09000001234' : 'f10482175'),
  }),
);

test.each(Object.entries(earlyReads))(
  '%s asks early for what its route and the shell ask for, and for nothing else',
  (address, reads = []) => {
    const route = routes.find(({ path }) => matchPath(path, address));
    const asked = [...(route?.prefetch?.({}, undefined) ?? []), messageQueries.loginMessage()];
    expect(reads.map(([, path]) => path).sort()).toEqual(
      asked.map(({ queryKey }) => String(queryKey[1])).sort(),
    );
  },
);

test.each(Object.entries(earlyReads))(
  '%s asks for no more than a browser sends at a time',
  (_address, reads = []) => {
    expect(reads.length).toBeLessThanOrEqual(6);
  },
);

import { matchPath } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import type { OperationId } from '@/api/client';
import { api } from '@/api/generated/operations';
import { connectSession } from '@/api/sessionPort';
import { routes } from '@/routes/routes';
import { loginMessage } from '@/shell/message/queries';
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
  '%s asks early for what its first screenful and the shell ask for, and for nothing else',
  (address, reads = []) => {
    const route = routes.find(({ path }) => matchPath(path, address));
    const asked = [...(route?.prefetch?.({}, undefined) ?? []), loginMessage()];
    expect(reads.map(([, path]) => path).sort()).toEqual(
      asked.map(({ queryKey: [id] }) => api[id as OperationId].path).sort(),
    );
  },
);

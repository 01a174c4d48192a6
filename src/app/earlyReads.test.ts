// @vitest-environment jsdom
import { matchPath } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { OperationId } from '@/api/client';
import { api } from '@/api/generated/operations';
import { queryClient } from '@/api/queryClient';
import type { Service } from '@/api/services';
import { connectSession } from '@/api/sessionPort';
import { testLogin } from '@/api/testSession';
import { store } from '@/session/current';
import { sessionPortOf } from '@/session/start';
import { earlyReads } from './earlyReads';
import { routes } from './routes';
import { prefetchScreen } from './useLinkPrefetch';

afterEach(() => store.clear('none'));

test.each(Object.entries(earlyReads))(
  '%s asks early for what its loader asks for first, and the shell with it',
  async (address, reads = []) => {
    connectSession(sessionPortOf());
    store.begin(testLogin, new Date());
    const services = ['f10482175', 'm09000001234'].map(
      (service_id) =>
        ({ service_id, service_type: service_id.startsWith('m') ? 'mobile' : 'fixed' }) as Service,
    );
    store.complete({ services, is_single_service: false });
    store.select(address === '/top' ? 'f10482175' : 'm09000001234');
    const asked: string[] = [];
    vi.spyOn(queryClient, 'prefetchQuery').mockImplementation(({ queryKey: [id] }) => {
      asked.push(api[id as OperationId].path);
      return Promise.resolve();
    });
    vi.spyOn(
      routes.find(({ path }) => matchPath(path, address)) ?? routes[0]!,
      'load',
    ).mockResolvedValue({ default: () => null });
    await prefetchScreen(address);
    expect(asked.slice(0, reads.length).sort()).toEqual(reads.map(([, path]) => path).sort());
  },
);

// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { EsimUnknown } from './EsimDone';
vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

afterEach(cleanup);

function textOf(issued: string, now: string | undefined) {
  const client = createQueryClient();
  client.setQueryData(queryOrRejection(read(api.getEsim)).queryKey, {
    activation: now === undefined ? null : { receipt_number: now },
  } as never);
  return render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <EsimUnknown values={{ operation: 'reissue', eid: '', issued }} />
      </QueryClientProvider>
    </MemoryRouter>,
  ).container.textContent;
}

const issuedNow = 'もう一度発行する必要はありません。';

test('an eSIM that was not there before was issued', () => {
  expect(textOf('', 'ES2611210001')).toContain(issuedNow);
  expect(textOf('ES2611140007', 'ES2611210001')).toContain(issuedNow);
});

test('the one that stood before says nothing of the request', () => {
  expect(textOf('ES2611140007', 'ES2611140007')).not.toContain(issuedNow);
  expect(textOf('', undefined)).not.toContain(issuedNow);
});

// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { connectSession } from '@/api/sessionPort';
import { testSession } from '@/api/testSession';
import { BillsUntilThen } from './BillsUntilThen';

connectSession(testSession({ serviceId: () => 'f00000000' }));

afterEach(cleanup);

test.each([
  ['bills before the first month', '202612', ['202612', '202611'], true],
  ['the first bill of all', '202612', ['202612'], false],
  ['no bill yet', '202701', [], false],
  ['a line whose opening has no day', null, [], false],
])('%s', (_, startsMonth, months, isSaid) => {
  const client = createQueryClient();
  client.setQueryData(read(api.getBilling, ofService('fixed')).queryKey, {
    months: months.map((month) => ({ month })),
  } as never);
  const { container } = render(
    <QueryClientProvider client={client}>
      <BillsUntilThen type="fixed" startsMonth={startsMonth} />
    </QueryClientProvider>,
  );
  expect(container.textContent).toBe(
    isSaid ? 'それまでのご請求は、いままでのお支払い方法です。' : '',
  );
});

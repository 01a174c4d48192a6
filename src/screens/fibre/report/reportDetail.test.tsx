// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import ReportDetailScreen from './ReportDetailScreen';

afterEach(cleanup);

test('the report that the route has read is shown, and not asked for once more', async () => {
  const ask = vi.spyOn(globalThis, 'fetch');
  const client = createQueryClient();
  client.setQueryData(
    queryOrRejection(read(api.getReportDetail, { report_id: 'q261100001' })).queryKey,
    {
      title: '光配線の調査結果',
      building: 'みなもハイツ',
      reported_on: '2026-11-02',
      sections: [],
    } as never,
  );
  const router = createMemoryRouter(
    [{ path: '/contract/report/:reportId', element: <ReportDetailScreen /> }],
    { initialEntries: ['/contract/report/q261100001'] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('光配線の調査結果')).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

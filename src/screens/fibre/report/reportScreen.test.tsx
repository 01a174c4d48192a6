// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import ReportScreen from './ReportScreen';

afterEach(cleanup);

test('the three newest reports are shown, however many come', async () => {
  const client = createQueryClient();
  const reports = ['5', '4', '3', '2', '1'].map((day) => ({
    report_id: `q26110${day}0001`,
    title: `調査報告${day}`,
    building: 'みなもハイツ',
    reported_on: `2026-11-0${day}`,
  }));
  client.setQueryData(read(api.getReportList).queryKey, { reports });
  const router = createMemoryRouter([{ path: '/', element: <ReportScreen /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('調査報告5');
  expect(screen.queryAllByText(/^調査報告/).map((one) => one.textContent)).toEqual([
    '調査報告5',
    '調査報告4',
    '調査報告3',
  ]);
});

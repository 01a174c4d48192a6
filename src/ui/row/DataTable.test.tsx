// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataTable } from './DataTable';

test('what goes below on a phone is under the row’s heading, except for a dash', () => {
  render(
    <DataTable
      caption="オプション"
      rows={[
        { name: '留守番電話', since: '-' },
        { name: '端末補償', since: '11月1日から' },
      ]}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', head: 'オプション', cell: ({ name }) => name },
        { key: 'since', head: 'ご利用開始日', below: true, cell: ({ since }) => since },
      ]}
    />,
  );
  const headings = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['留守番電話', '端末補償11月1日から']);
  expect(screen.getByRole('cell', { name: '-' })).toBeTruthy();
});

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { test, vi } from 'vitest';
import { SectionBoundary } from './SectionBoundary';

const retry = (label: string) => screen.getByRole('button', { name: `もう一度読み込む(${label})` });

test('a section is read again though another one has just come', async () => {
  // React logs what a boundary catches.
  const said = vi.spyOn(console, 'error').mockReturnValue();
  let isDown = true;
  const read = (label: string) =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(`${label}の行`);
  function Rows({ label, onShown }: { label: string; onShown?: () => void }) {
    const { data } = useSuspenseQuery({ queryKey: [label], queryFn: () => read(label) });
    // Called as soon as the rows are in the document, before anything else runs.
    useLayoutEffect(() => onShown?.(), [onShown]);
    return <p>{data}</p>;
  }
  const pressSecond = () => retry('解約').click();
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <SectionBoundary label="書類">
        <Rows label="書類" onShown={pressSecond} />
      </SectionBoundary>
      <SectionBoundary label="解約">
        <Rows label="解約" />
      </SectionBoundary>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'もう一度読み込む(解約)' });
  said.mockClear();
  isDown = false;
  fireEvent.click(retry('書類'));
  await screen.findByText('書類の行');
  await screen.findByText('解約の行');
});

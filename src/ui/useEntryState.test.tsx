// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useEntryState } from './useEntryState';

afterEach(cleanup);

function Rows() {
  const [shown, setShown] = useEntryState('shown', 20);
  const [opened, setOpened] = useEntryState<readonly string[]>('opened', []);
  const { search, hash } = useLocation();
  return (
    <>
      <output>{`${shown} ${opened.join('・')} ${search}${hash}`}</output>
      <button onClick={() => setShown(shown + 20)}>次の20件</button>
      <button onClick={() => setOpened([...opened, '2025'])}>2025年</button>
      <button
        onClick={() => {
          setShown(shown + 20);
          setOpened([...opened, '2024']);
        }}
      >
        どちらも
      </button>
      <Link to="/rows?q=tv">テレビ</Link>
      <Link to="/other">ほかの画面</Link>
    </>
  );
}

function show(address = '/rows?q=net#list') {
  const router = createMemoryRouter(
    [
      { path: '/rows', element: <Rows /> },
      { path: '/other', element: <p>ほかの画面です</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { back: () => act(() => router.navigate(-1)), steps: () => router.state };
}

const said = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByText(name));

test('what was opened is after the way back, and the address stays', async () => {
  const { back } = show();
  expect(said()).toBe('20  ?q=net#list');
  await press('次の20件');
  await press('2025年');
  expect(said()).toBe('40 2025 ?q=net#list');
  await press('ほかの画面');
  await screen.findByText('ほかの画面です');
  await back();
  expect(said()).toBe('40 2025 ?q=net#list');
});

test('each visit of the same screen has its own', async () => {
  const { back } = show();
  await press('次の20件');
  await press('テレビ');
  expect(said()).toBe('20  ?q=tv');
  await back();
  expect(said()).toBe('40  ?q=net#list');
});

test('choosing is no step of the history', async () => {
  const { back } = show();
  await press('ほかの画面');
  await screen.findByText('ほかの画面です');
  await back();
  await press('次の20件');
  await press('次の20件');
  await back();
  expect(said()).toBe('60  ?q=net#list');
});

test('two choices one right after the other are both kept', async () => {
  const { back, steps } = show();
  await press('どちらも');
  expect(steps().location.state).toEqual({ shown: 40, opened: ['2024'] });
  await press('ほかの画面');
  await screen.findByText('ほかの画面です');
  await back();
  expect(said()).toBe('40 2024 ?q=net#list');
});

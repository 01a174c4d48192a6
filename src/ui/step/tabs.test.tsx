// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './Tabs';

afterEach(cleanup);

function Filter() {
  const [value, setValue] = useState('all');
  return (
    <Tabs
      label="絞り込み"
      value={value}
      onChange={setValue}
      items={[
        { value: 'all', label: 'すべて', count: 3 },
        { value: 'unread', label: '未読' },
        { value: 'important', label: '大切なもの' },
      ]}
    >
      {value}
    </Tabs>
  );
}

const focused = () => document.activeElement?.textContent;
const chosen = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

test('arrow keys go round the tabs, Home and End to the ends; Enter chooses', async () => {
  const user = userEvent.setup();
  render(<Filter />);
  await user.tab();
  expect(focused()).toBe('すべて3');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('大切なもの');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('未読');
  await user.keyboard('{End}{Home}{ArrowRight}');
  expect(chosen()).toEqual(['すべて3']);
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['未読']);
  expect(screen.getByRole('tabpanel', { name: '未読' }).textContent).toBe('unread');
});

test('only the chosen tab is a stop of the Tab key', async () => {
  const user = userEvent.setup();
  render(<Filter />);
  await user.click(screen.getByRole('tab', { name: '大切なもの' }));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faults, pins, playedScenario, playScenario } from '@/api/middleware/scenario';
import { PanelPlay } from './PanelFoot';

vi.mock('@/config/config', () => ({
  getConfig: () => ({ hosts: { fixed: 'https://mock.example/hosts/fixed' } }),
}));

const answers: Record<string, unknown> = {
  '/__mock/scenarios': [
    {
      name: 'stopped_and_refused',
      title: '請求停止とカードの拒否',
      pins: { getBilling: 'status_6', putServicePaymentCreditCard: 'card_not_accepted' },
      faults: { reads: 'delay:800' },
    },
  ],
  '/__mock/fault-kinds': [
    { name: 'delay', label: '遅れる' },
    { name: 'html', label: 'HTMLが返る' },
  ],
};
const onChange = vi.fn();

/** Mounts the panel anew after each change, as the reload of the page does. */
function Reloading() {
  const [times, setTimes] = useState(0);
  return (
    <PanelPlay
      key={times}
      onChange={() => {
        onChange();
        setTimes(times + 1);
      }}
    />
  );
}

beforeEach(async () => {
  history.replaceState(null, '', '/top');
  playScenario(undefined);
  onChange.mockClear();
  vi.stubGlobal('fetch', (url: URL | string) =>
    Promise.resolve(Response.json(answers[new URL(url).pathname] ?? [])),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Reloading />
    </QueryClientProvider>,
  );
  await screen.findByRole('option', { name: '請求停止とカードの拒否' });
  await screen.findByRole('option', { name: 'HTMLが返る' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = () => new URLSearchParams(location.search);
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

test('A scene is played by its name, which alone is in the address', async () => {
  await choose('場面', '請求停止とカードの拒否');
  expect(Object.fromEntries(pins())).toMatchObject({ getBilling: 'status_6' });
  expect(faults().get('reads')).toBe('delay:800');
  expect([...address()]).toEqual([['scenario', 'stopped_and_refused']]);
  expect(onChange).toHaveBeenCalledOnce();
  await choose('場面', '選ばない');
  expect([pins().size, faults().size, address().size]).toEqual([0, 0, 0]);
});

test('A fault hits the calls that are chosen, and no others', async () => {
  await choose('障害の種類', 'HTMLが返る');
  expect(Object.fromEntries(faults())).toEqual({ reads: 'html' });
  await choose('障害を起こす要求', '書き込み');
  expect(Object.fromEntries(faults())).toEqual({ writes: 'html' });
  expect(address().getAll('fault')).toEqual(['writes:html']);
  await choose('障害の種類', 'なし');
  expect(faults().size).toBe(0);
});

test('A fault by hand takes the scene’s name away, since it is that scene no more', async () => {
  await choose('場面', '請求停止とカードの拒否');
  await choose('障害の種類', 'HTMLが返る');
  expect(playedScenario()).toBeUndefined();
  expect(address().getAll('pin')).toContain('getBilling:status_6');
  expect(address().getAll('fault')).toEqual(['reads:html']);
});

// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { MethodNow } from './CarrierConfirmation';
import CarrierScreen from './CarrierScreen';
import { sendSms, type SentSms } from './sms';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));
vi.mock('./sms', async (original) => ({ ...(await original<object>()), sendSms: vi.fn() }));
afterEach(cleanup);

const sent = {
  request_id: 'b0000000001',
  tel: '09000001234',
  method_code: '70',
  expires_at: '2026-11-21T10:50:00+09:00',
  resend_from: '2026-11-21T10:41:00+09:00',
} as const;

const payment = {
  method: { code: '20', detail: null },
  changing_to: null,
  changeable_to: ['60', '70'],
  restriction: null,
};
const changing = {
  ...payment,
  changing_to: { code: '70', accepted_on: '2026-11-21', starts_month: '202612' },
};

/** Opens the screen of SoftBank's billing while the server has the given payment method. */
function open(payment: object) {
  const client = createQueryClient();
  const setPayment = (next: object) =>
    client.setQueryData(read(api.getPayment, ofService('fixed')).queryKey, next as never);
  setPayment(payment);
  client.setQueryData(read(api.getPaymentRestrictionOption, ofService('fixed')).queryKey, {
    methods: [],
  } as never);
  const router = createMemoryRouter(
    [{ path: '/payment/carrier/:carrier/*', element: <CarrierScreen /> }],
    { initialEntries: ['/payment/carrier/softbank'] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return setPayment;
}

test('a change to this very method that is under way blocks another one', () => {
  open(changing);
  expect(screen.getByText(/ソフトバンクまとめて支払いへの変更を手続き中です/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'SMSを送る' })).toBeNull();
});

test('a change that comes before an SMS was sent closes the form', async () => {
  const setPayment = open(payment);
  act(() => void setPayment(changing));
  await screen.findByText('いまは変更できません');
  expect(screen.queryByRole('button', { name: 'SMSを送る' })).toBeNull();
});

test('a first method is registered, not changed', () => {
  open({ ...payment, method: { code: '99', detail: null } });
  expect(screen.getByRole('heading', { name: 'ソフトバンクまとめて支払いの登録' })).toBeTruthy();
});

test.each([
  ['link', /SMSのリンクは使えなくなりました/],
  ['code', /SMSの認証コードは使えなくなりました/],
])('a %s waits no longer once another method was accepted, and says which', async (by, title) => {
  vi.mocked(sendSms).mockResolvedValue({ ...sent, confirm_by: by } as SentSms);
  const setPayment = open(payment);
  fireEvent.change(screen.getByLabelText(/電話番号$/), { target: { value: '09000001234' } });
  fireEvent.click(screen.getByRole('button', { name: 'SMSを送る' }));
  await screen.findByText('090-0000-1234');
  act(() => void setPayment({ ...changing, changing_to: { ...changing.changing_to, code: '30' } }));
  await screen.findByText(title);
  expect(screen.getByText(/クレジットカードへの変更を手続き中です。2026年12月/)).toBeTruthy();
});

test('after a lost answer docomo’s change that was accepted leads on', () => {
  const client = createQueryClient();
  client.setQueryData(read(api.getPayment, ofService('fixed')).queryKey, {
    ...changing,
    changing_to: { ...changing.changing_to, code: '60' },
  } as never);
  const done = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <MethodNow onDone={done} />
    </QueryClientProvider>,
  );
  expect(done).toHaveBeenCalledWith({ accepted_at: '2026-11-21', starts_month: '202612' });
});

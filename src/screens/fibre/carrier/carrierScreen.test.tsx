// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { carriers } from '@/catalogue/payment';
import { LinkOfSms, MethodNow } from './CarrierConfirmation';
import CarrierScreen from './CarrierScreen';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'f10482175' }) }));
afterEach(cleanup);

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

test('a change that comes while the screen is open leaves its steps as they are', () => {
  const setPayment = open(payment);
  act(() => void setPayment(changing));
  expect(screen.getByRole('button', { name: 'SMSを送る' })).toBeTruthy();
});

test('a link waits no longer once another method was accepted, and says which', () => {
  const client = createQueryClient();
  client.setQueryData(read(api.getPayment, ofService('fixed')).queryKey, {
    ...payment,
    changing_to: { code: '30', accepted_on: '2026-11-21', starts_month: '202612' },
  } as never);
  const done = vi.fn();
  const sent = {
    request_id: 'b0000000001',
    tel: '09000001234',
    method_code: '70',
    confirm_by: 'link',
    expires_at: '2026-11-21T10:50:00+09:00',
    resend_from: '2026-11-21T10:41:00+09:00',
  } as const;
  render(
    <QueryClientProvider client={client}>
      <LinkOfSms
        carrier="softbank"
        {...{ sent, again: false, onBack: vi.fn(), onDone: done }}
        resend={{} as never}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByText('SMSのリンクは使えなくなりました')).toBeTruthy();
  expect(screen.getByText(/クレジットカードへの変更を受け付けたためです。2026年12月/)).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
});

test.each([
  ['docomo’s', carriers.docomo.code, [{ accepted_at: '2026-11-21', starts_month: '202612' }]],
  ['another', '30', undefined],
])('after a lost answer %s change that was accepted leads on, or not', (_, code, receipt) => {
  const client = createQueryClient();
  client.setQueryData(read(api.getPayment, ofService('fixed')).queryKey, {
    ...payment,
    changing_to: { ...changing.changing_to, code },
  } as never);
  const done = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <MethodNow onDone={done} />
    </QueryClientProvider>,
  );
  expect(done.mock.calls[0]).toEqual(receipt);
});

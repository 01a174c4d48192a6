// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AddressValues, emptyAddress } from './addressValues';
import { usePostalFill } from './usePostalFill';

const found = vi.fn();
vi.stubGlobal('fetch', found);

const known = {
  zip_code: '2310001',
  prefecture: '神奈川県',
  city: '横浜市中区',
  town: '新港1-1',
  address_optional: null,
};
let form: UseFormReturn<AddressValues>;

/** What the form is opened with. */
let given = emptyAddress;

function Form({ children }: { children: ReactNode }) {
  return (
    <FormProvider {...useForm<AddressValues>({ defaultValues: given })}>{children}</FormProvider>
  );
}
const usePostalFillIn = () => ({
  ...usePostalFill([known]),
  form: useFormContext<AddressValues>(),
});
function open() {
  const { result } = renderHook(usePostalFillIn, { wrapper: Form });
  ({ form } = result.current);
  return result;
}
const address = () => {
  const { prefecture, city, town } = form.getValues();
  return `${prefecture}${city}${town}`;
};
const type = (name: keyof AddressValues, value: string) =>
  act(() => form.setValue(name, value, { shouldDirty: true }));

beforeEach(() => {
  given = emptyAddress;
  found.mockReset();
  found.mockImplementation(() =>
    Promise.resolve(
      Response.json({
        '1000001': ['東京都', '千代田区', '千代田'],
        '1000002': ['東京都', '千代田区', '皇居外苑'],
      }),
    ),
  );
});
afterEach(cleanup);

test('an address that the contract knows is filled in without asking', async () => {
  const postal = open();
  await act(() => postal.current.fill('２３１－０００１'));
  expect(address()).toBe('神奈川県横浜市中区新港1-1');
  expect(postal.current.state).toBe('filled');
  expect(found).not.toHaveBeenCalled();
});

test('any other comes from the portal’s own list', async () => {
  const postal = open();
  await act(() => postal.current.fill('100-0001'));
  expect(address()).toBe('東京都千代田区千代田');
  expect(postal.current.state).toBe('filled');
});

test('a code that nobody has is shown, and fills nothing', async () => {
  const postal = open();
  await act(() => postal.current.fill('1009999'));
  expect(postal.current.state).toBe('unknown');
  expect(address()).toBe('');
});

test('a look-up that fails is not shown as a code that nobody has, and is done again', async () => {
  const postal = open();
  found.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(() => postal.current.fill('1000001'));
  expect(postal.current.state).toBe('unread');
  expect(address()).toBe('');
  await act(() => postal.current.fill('1000001'));
  expect(postal.current.state).toBe('filled');
});

test('half a code, or too much of one, asks for nothing', async () => {
  const postal = open();
  for (const typed of ['100000', '10000011', 'x1000001']) {
    await act(() => postal.current.fill(typed));
    expect(postal.current.state).toBe('none');
  }
  expect(found).not.toHaveBeenCalled();
});

test('what was typed by hand stays; what came from another code gives way', async () => {
  const postal = open();
  await act(() => postal.current.fill('1000001'));
  type('city', '大手町区');
  await act(() => postal.current.fill('1000002'));
  expect(address()).toBe('東京都大手町区皇居外苑');
});

test('what is filled in is no longer shown as missing', async () => {
  const postal = open();
  act(() => void form.register('city', { required: '市区町村を入力してください' }));
  await act(() => form.handleSubmit(() => undefined)());
  expect(form.getFieldState('city').error?.message).toBe('市区町村を入力してください');
  await act(() => postal.current.fill('1000001'));
  expect(form.getFieldState('city').error).toBeUndefined();
});

test('what was emptied by hand is filled again', async () => {
  const postal = open();
  type('town', 'x');
  type('town', '');
  await act(() => postal.current.fill('1000001'));
  expect(address()).toBe('東京都千代田区千代田');
});

test('of an address that the form was opened with only what is changed by hand stays', async () => {
  given = { ...emptyAddress, prefecture: '東京都', city: '千代田区', town: '千代田1-1' };
  const postal = open();
  type('city', '横浜市西区');
  type('town', '');
  await act(() => postal.current.fill('2310001'));
  expect(address()).toBe('神奈川県横浜市西区新港1-1');
});

test('what was typed by hand as the code had it gives way to another code', async () => {
  const postal = open();
  await act(() => postal.current.fill('1000001'));
  type('prefecture', '東京');
  type('prefecture', '東京都');
  await act(() => postal.current.fill('2310001'));
  expect(address()).toBe('神奈川県横浜市中区新港1-1');
});

test('the same code asks once, and an answer that comes too late fills nothing', async () => {
  const postal = open();
  let answer = (_: Response) => {};
  found.mockImplementationOnce(() => new Promise<Response>((resolve) => (answer = resolve)));
  let late = Promise.resolve();
  act(() => void (late = postal.current.fill('1000001')));
  await act(() => postal.current.fill('100-0001'));
  expect(found).toHaveBeenCalledTimes(1);
  await act(() => postal.current.fill('100'));
  await act(async () => {
    answer(Response.json({ '1000001': ['東京都', '千代田区', '千代田'] }));
    await late;
  });
  expect(address()).toBe('');
  expect(postal.current.state).toBe('none');
});

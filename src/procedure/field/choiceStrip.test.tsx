// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoiceStrip } from './ChoiceStrip';

afterEach(cleanup);

const send = vi.fn<(values: object) => void>();
const choices = [
  { value: 'once', label: '一括' },
  { value: '24', label: '24回' },
  { value: '36', label: '36回' },
];

function Payment({ optional }: { optional?: boolean }) {
  const { register, handleSubmit } = useForm({ defaultValues: { payment: '24' } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => send(values))(event)}>
      <ChoiceStrip
        label="お支払い回数"
        optional={optional}
        choices={choices}
        {...register('payment')}
      />
      <button>次へ</button>
    </form>
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('one of a few words is chosen in a group of its name', async () => {
  render(<Payment />);
  const group = screen.getByRole('group', { name: /^お支払い回数/ });
  expect(group.querySelectorAll('input')).toHaveLength(3);
  expect(choices.map(({ label }) => radio(label).checked)).toEqual([false, true, false]);
  await userEvent.click(radio('36回'));
  expect(choices.map(({ label }) => radio(label).checked)).toEqual([false, false, true]);
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ payment: '36' });
});

test('the first choice has the id of the field, to which an error leads, and each other its own', () => {
  render(<Payment />);
  expect(choices.map(({ label }) => radio(label).id)).toEqual([
    'payment',
    'payment-24',
    'payment-36',
  ]);
});

test.each([
  [undefined, '必須'],
  [true, '任意'],
])('a group that is optional (%s) says so', (optional, said) => {
  render(<Payment optional={optional} />);
  expect(screen.getByRole('group').querySelector('legend')?.textContent).toBe(
    `お支払い回数${said}`,
  );
});

test('a choice says below it what it stands for or why it is closed, and the group what is wrong', async () => {
  function Half() {
    const { register } = useForm({ defaultValues: { half: 'none' } });
    return (
      <ChoiceStrip
        label="午前か午後か"
        hint="12月5日(土)"
        error="選択してください。"
        choices={[
          { value: 'morning', label: '午前', note: 'この日は埋まっています', disabled: true },
          { value: 'afternoon', label: '午後', note: '13:00〜17:00に開始' },
        ]}
        {...register('half')}
      />
    );
  }
  render(<Half />);
  expect(screen.getByRole('group').textContent).toContain('12月5日(土)選択してください。');
  const [morning, afternoon] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(morning?.closest('label')?.textContent).toBe('午前この日は埋まっています');
  expect(morning?.disabled).toBe(true);
  await userEvent.click(screen.getByText('13:00〜17:00に開始'));
  expect(afternoon?.checked).toBe(true);
});

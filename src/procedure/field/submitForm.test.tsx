// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { submitForm } from './submitForm';

afterEach(cleanup);

function Order({ onSend }: { onSend: (values: object) => void }) {
  const form = useForm({
    defaultValues: { code: 'a1', town: '港区', day: '1', kept: '2', news: false },
  });
  const { register, setError, formState } = form;
  return (
    <form noValidate onSubmit={submitForm(form, (values) => onSend(values))}>
      <p>{formState.errors.kept?.message}</p>
      <input
        aria-label="コード"
        {...register('code', { setValueAs: (typed: string) => typed.trim().toUpperCase() })}
      />
      <select aria-label="町" {...register('town')}>
        <option>港区</option>
        <option>北区</option>
      </select>
      <input type="radio" aria-label="1日" value="1" {...register('day')} />
      <input type="radio" aria-label="2日" value="2" {...register('day')} />
      <input type="checkbox" aria-label="お知らせ" {...register('news')} />
      <input name="stranger" defaultValue="x" />
      <button>送る</button>
      <button
        type="button"
        onClick={() => setError('kept', { type: 'server', message: '選択してください' })}
      >
        断る
      </button>
    </form>
  );
}

test('what a script wrote into the fields without an event is sent, folded and shown so', async () => {
  const onSend = vi.fn();
  render(<Order onSend={onSend} />);
  const code = screen.getByLabelText<HTMLInputElement>('コード');
  code.value = ' b2 ';
  screen.getByLabelText<HTMLSelectElement>('町').value = '北区';
  screen.getByLabelText<HTMLInputElement>('2日').checked = true;
  screen.getByLabelText<HTMLInputElement>('お知らせ').checked = true;
  await userEvent.click(screen.getByRole('button', { name: '送る' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    code: 'B2',
    town: '北区',
    day: '2',
    kept: '2',
    news: true,
  });
  expect(code.value).toBe('B2');
});

test('an error of a field without an input keeps nothing from being sent once more', async () => {
  const onSend = vi.fn();
  render(<Order onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: '断る' }));
  await userEvent.click(screen.getByRole('button', { name: '送る' }));
  expect(onSend).toHaveBeenCalledTimes(1);
});

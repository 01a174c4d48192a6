// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useForm } from './useForm';

afterEach(cleanup);

function Entry({ onDraw }: { onDraw?: () => void }) {
  onDraw?.();
  const { register, handleSubmit, watch, formState } = useForm<{ name: string }>({
    defaultValues: { name: '' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <input aria-label="名前" {...register('name', { required: '入力してください' })} />
      <p>{watch('name') || '未入力'}</p>
      <p role="alert">{formState.errors.name?.message}</p>
      <button>送る</button>
    </form>
  );
}

test('is drawn once to stand', () => {
  const onDraw = vi.fn();
  render(<Entry onDraw={onDraw} />);
  expect(onDraw).toHaveBeenCalledTimes(1);
});

test('shows what is typed, and the error until it is mended', async () => {
  const user = userEvent.setup();
  render(<Entry />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('alert').textContent).toBe('入力してください');
  await user.type(screen.getByRole('textbox'), '水野');
  expect(screen.queryAllByText('水野')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toBe('');
});

function Later({ onSend }: { onSend: (values: object) => void }) {
  const [isLater, setLater] = useState(false);
  const { register, setValue, getValues } = useForm<{ name: string; town: string }>({
    defaultValues: { name: '', town: '' },
  });
  return (
    <>
      <button onClick={() => setValue('town', '港区')}>住所を入れる</button>
      <button onClick={() => setLater(true)}>次へ</button>
      <button onClick={() => onSend(getValues())}>送る</button>
      {isLater && <input aria-label="町" {...register('town')} />}
    </>
  );
}

function Order({ onSend }: { onSend: (values: object) => void }) {
  const { register, handleSubmit } = useForm({
    defaultValues: { code: 'a1', town: '港区', day: '1', kept: '2', news: false },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => onSend(values))(event)}>
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
  await userEvent.click(screen.getByRole('button'));
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    code: 'B2',
    town: '北区',
    day: '2',
    kept: '2',
    news: true,
  });
  expect(code.value).toBe('B2');
});

test('what is filled in before anything is typed counts, and stands in a field that comes later', async () => {
  const user = userEvent.setup();
  const onSend = vi.fn();
  render(<Later onSend={onSend} />);
  await user.click(screen.getByRole('button', { name: '住所を入れる' }));
  await user.click(screen.getByRole('button', { name: '送る' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: '', town: '港区' });
  await user.click(screen.getByRole('button', { name: '次へ' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('港区');
});

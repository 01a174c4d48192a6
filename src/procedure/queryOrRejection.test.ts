import { expect, test } from 'vitest';
import { BusinessError } from '@/api/errors';
import { createQueryClient } from '@/api/queryClient';
import { isRejection, queryOrRejection, withoutRejection } from './queryOrRejection';

const refusing = (code: string) => ({
  queryKey: [code],
  queryFn: (): Promise<object> =>
    Promise.reject(new BusinessError(404, { code, message: 'ありません。' })),
});
const ask = (code: string, codes?: readonly string[]) =>
  createQueryClient().fetchQuery(queryOrRejection(refusing(code), codes));

test('a refusal is an answer', async () => {
  expect(isRejection(await ask('anything'))).toBe(true);
});

test('where the screen has words for some refusals, another one fails', async () => {
  expect(isRejection(await ask('not_found', ['not_found']))).toBe(true);
  await expect(ask('x_9999', ['not_found'])).rejects.toBeInstanceOf(BusinessError);
});

test('below the gate an answer is what it is, and a refusal after all is thrown', async () => {
  const refused = await ask('not_found');
  expect(() => withoutRejection(refused)).toThrow(BusinessError);
  const answer = { devices: [] };
  expect(withoutRejection(answer)).toBe(answer);
});

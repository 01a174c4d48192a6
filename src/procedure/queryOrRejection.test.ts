import { expect, test } from 'vitest';
import { BusinessError } from '@/api/errors';
import { createQueryClient } from '@/api/queryClient';
import { isRejection, queryOrRejection, withoutRejection } from './queryOrRejection';

const refusing = (code: string, status: number) => ({
  queryKey: [code],
  queryFn: (): Promise<object> =>
    Promise.reject(new BusinessError(status, { code, message: 'ありません。' })),
});
const ask = (code: string, codes?: readonly string[], status = 409) =>
  createQueryClient().fetchQuery(queryOrRejection(refusing(code, status), codes));

test('a refusal is an answer', async () => {
  expect(isRejection(await ask('anything'))).toBe(true);
});

test('where the screen has words for some refusals, another one fails', async () => {
  expect(isRejection(await ask('not_found', ['not_found']))).toBe(true);
  await expect(ask('x_9999', ['not_found'])).rejects.toBeInstanceOf(BusinessError);
});

test('a 404 means that there is nothing, whatever a newer server calls it', async () => {
  expect(isRejection(await ask('x_9999', ['not_found'], 404))).toBe(true);
  await expect(ask('x_9999', ['cashback_expired'], 404)).rejects.toBeInstanceOf(BusinessError);
});

test('below the gate an answer is what it is, and a refusal after all is thrown', async () => {
  const refused = await ask('not_found');
  expect(() => withoutRejection(refused)).toThrow(BusinessError);
  const answer = { devices: [] };
  expect(withoutRejection(answer)).toBe(answer);
});

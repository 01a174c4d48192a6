// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { blockedPage } from '@/screens/mobile/shared/testBlocked';
import { useBlocked } from './dataProcedure';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

const refused = (code: string) => ({
  refusal: new BusinessError(409, { code, message: 'お申し込みいただけません。' }),
});

test.each([
  ['data_advance_not_possible', {}, 'データの追加は、いまもできます。'],
  ['data_advance_not_possible', refused('not_eligible'), 'トップに戻る'],
  ['data_advance_out_of_period', refused('charge_limit_over'), 'トップに戻る'],
])('after %s data can be added only where a charge can be made', (code, charge, says) => {
  const page = blockedPage(
    () => useBlocked('data_advance', refused(code)),
    [],
    (client) =>
      client.setQueryData(queryOrRejection(read(api.getCharge)).queryKey, charge as never),
  );
  expect(page).toContain(says);
  expect(page?.includes('データの追加')).toBe(says.startsWith('データの追加'));
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { logInForEach, show } from '@/procedure/testProcedure';
import MailScreen from './MailScreen';

logInForEach();

test.each([
  [true, 'メールアドレスの変更'],
  [false, 'メールアドレスの登録'],
])(
  'an address that another device registered since the login is the present one: verified %s',
  (is_verified_email, name) => {
    const client = createQueryClient();
    client.setQueryData(read(api.getContract, ofService('mobile')).queryKey, {
      customer: { email: 'other@example.jp' },
      is_verified_email,
    } as never);
    show(
      <Routes>
        <Route path="/mobile/contract/mail/*" element={<MailScreen />} />
      </Routes>,
      '/mobile/contract/mail',
      client,
    );
    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getByText(/^other/)).toBeTruthy();
  },
);

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { logInForEach, show } from '@/procedure/testProcedure';
import PasswordScreen from './PasswordScreen';

logInForEach();

function open(firstLogin: object) {
  const client = createQueryClient();
  client.setQueryData(read(api.getCheckFirstLogin).queryKey, firstLogin as never);
  show(
    <Routes>
      <Route path="/mobile/contract/password/*" element={<PasswordScreen />} />
    </Routes>,
    '/mobile/contract/password',
    client,
  );
}

test('a login id that another device has changed since the login is the present one', () => {
  open({ needs_password: false, password_setter: 'user', userId: 'changed.elsewhere' });
  fireEvent.click(screen.getByRole('radio', { name: 'お客さまID' }));
  expect(screen.getByText(/いまはchanged\.elsewhere/)).toBeTruthy();
  expect(document.querySelector('[autocomplete="username"]')).toHaveProperty(
    'value',
    'changed.elsewhere',
  );
});

test.each([
  ['user', 'パスワード・お客さまIDの変更'],
  ['system', 'パスワードの設定'],
])('the password by the server is the %s’s', (password_setter, name) => {
  open({ needs_password: password_setter === 'system', password_setter });
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
});

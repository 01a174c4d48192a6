// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordRules } from './PasswordRules';

afterEach(cleanup);

test('each rule says whether it is met, and the met ones are marked and bold', () => {
  render(
    <PasswordRules
      rules={[
        { text: '8文字以上', met: true },
        { text: '数字を含む', met: false },
      ]}
    />,
  );
  const [long, digits] = screen.getAllByRole('listitem');
  expect(long?.textContent).toBe('8文字以上(満たしています)');
  expect(digits?.textContent).toBe('数字を含む(満たしていません)');
  expect(screen.getByText('8文字以上').tagName).toBe('B');
  expect(digits?.querySelector('b')).toBeNull();
  const [met, missed] = [long, digits].map((rule) => rule?.querySelector('svg')?.innerHTML);
  expect(met).toBeTruthy();
  expect(missed).toBeTruthy();
  expect(met).not.toBe(missed);
});

// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RadioRows } from './RadioRows';

afterEach(cleanup);

const rows = [{ value: 'black', title: '黒' }];

test.each([
  ['without rows it says that they can’t be read', [], undefined, /読み込めません/],
  ['without rows yet it says what comes first', [], '先に機種を', /先に機種を/],
  ['with rows it says neither', rows, '先に機種を', /^色必須黒$/],
])('%s', (_, shown, none, text) => {
  const { container } = render(
    <RadioRows label="色" name="colour" rows={shown} none={none} onChange={() => undefined} />,
  );
  expect(container.textContent).toMatch(text);
});

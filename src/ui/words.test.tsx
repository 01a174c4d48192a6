// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Words } from './Words';

afterEach(cleanup);

test.each([
  ['動画プレミアムファミリープラン', ['動画', 'プレミアム', 'ファミリー', 'プラン']],
  ['ホームでんわ・雑誌(4K・音楽)', ['ホーム', 'でんわ・', '雑誌', '(4K・', '音楽)']],
  ['お客さまへの秋の感謝', ['お客さまへの', '秋の', '感謝']],
  ['モバイル', ['モバイル']],
])('%s breaks between its words only', (name, words) => {
  const { container } = render(<Words>{name}</Words>);
  expect(container.textContent).toBe(name);
  expect((container.firstElementChild?.innerHTML ?? '').split('<wbr>')).toEqual(words);
});

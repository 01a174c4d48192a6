// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BusinessError } from '@/api/errors';
import { quitProcedure } from './quit.procedure';

afterEach(cleanup);

function textOf(seen_quit_on: string) {
  const error = new BusinessError(409, {
    code: 'date_changed',
    message: '最終ご利用日が変わりました。',
    quit_on: '2026-12-31',
  });
  const refusal = quitProcedure.refusal(error, {
    number: '',
    reason: '',
    seen_quit_on,
    seen_mnp_quit_on: '',
  });
  if (!('text' in refusal)) throw new Error('It belongs to no field');
  return render(refusal.text).container.textContent;
}

test('a day that changed is told with the one that was seen', () => {
  expect(textOf('2026-11-30')).toContain('11月30日(月)から12月31日(木)に変わりました。');
});

test('a day that nobody has seen is told by itself', () => {
  expect(textOf('')).toContain('最終ご利用日が、12月31日(木)に変わりました。');
});

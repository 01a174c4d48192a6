import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const introduce: Flow = {
  name: '紹介コードの発行',
  as: 'mitsushima.michiru',
  path: '/campaign/introduce',
  writes: 'postIntroduceCreate',
  fill: (page) => expect(page.getByRole('button', { name: /^紹介コードを発行する/ })).toBeVisible(),
  button: /^紹介コードを発行する/,
  done: '紹介コードを発行しました。',
  keeps: [],
};

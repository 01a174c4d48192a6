import { expect } from '@playwright/test';
import type { Drive } from './drive.ts';

export const introduce: Drive = {
  name: '紹介コードの発行',
  as: 'mitsushima.michiru',
  path: '/campaign/introduce',
  writes: 'postIntroduceCreate',
  fill: (page) => expect(page.getByRole('button', { name: /^紹介コードを発行する/ })).toBeVisible(),
  button: /^紹介コードを発行する/,
  done: '紹介コードを発行しました。',
  keeps: [],
};

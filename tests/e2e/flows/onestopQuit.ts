import type { Flow } from './flow.ts';

export const onestopQuit: Flow = {
  name: 'ワンストップの乗り換え',
  as: 'saegusa.minori',
  path: '/mobile/contract/quit/onestop',
  writes: 'postMobileQuitInfo',
  fill: async (page) => {
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await page.getByRole('checkbox', { name: /費用と、使えなくなるもの/ }).check();
  },
  button: '解約に同意して、乗り換えを続ける',
  done: '乗り換えのための解約を受け付けました。',
  keeps: ['090-0000-3456', 'さざなみモバイル'],
};

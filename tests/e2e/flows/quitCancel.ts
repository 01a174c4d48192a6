import type { Flow } from './flow.ts';

export const quitCancel: Flow = {
  name: '光の解約の取り消し',
  as: 'seto.midori',
  path: '/contract/quit_cancel',
  writes: 'postQuitCancel',
  fill: async (page) => {
    await page.getByLabel('解約を取り消して、契約を続けます').check();
  },
  button: '解約を取り消す',
  done: '解約を取り消しました。',
  keeps: ['2026年11月30日(月)'],
};

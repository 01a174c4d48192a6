import { type Flow, toReview } from './flow.ts';

export const simStop: Flow = {
  name: 'SIMの利用停止',
  as: 'saegusa.minori',
  path: '/mobile/contract/stop_restart',
  writes: 'postStopRestartInfo',
  fill: async (page) => {
    await page.getByRole('radio', { name: '紛失' }).check();
    await toReview(page, 'SIMの利用を停止する');
  },
  button: 'SIMの利用を停止する',
  done: /^SIMの利用停止を受け付けました。|^SIMの利用を停止しました。/,
  keeps: ['紛失'],
};

export const simRestart: Flow = {
  name: 'SIMの利用再開',
  as: 'saegusa.minori',
  path: '/mobile/contract/stop_restart',
  pins: { getStopRestartInfo: 'stopped', postStopRestartInfo: 'restart' },
  writes: 'postStopRestartInfo',
  fill: async (page) => {
    await toReview(page, 'SIMの利用を再開する');
  },
  button: 'SIMの利用を再開する',
  done: 'SIMの利用再開を受け付けました。',
  keeps: ['SIMの利用再開'],
};

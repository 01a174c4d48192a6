import type { EsimRefusalCode } from '@/catalogue/codes';
import { paths } from '@/paths';
import type { NextAction } from '@/screens/mobile/shared/blockedBy';

/** What is possible instead, by the code of the refusal. */
export const esimNextActions: Partial<Record<string, NextAction>> = {
  esim_in_progress: {
    text: '手続きの進み具合は、「手続きの状況」でお確かめいただけます。',
    action: '手続きの状況を見る',
    to: paths.mobileProgress(),
  },
  device_not_compatible: {
    text: 'eSIMに対応した機種は、「機種の追加」でお選びいただけます。',
    action: '機種を選ぶ',
    to: paths.mobileDeviceEntry(),
  },
  quitting: {
    text: '解約を取り消すと、お申し込みいただけます。',
    action: '解約の状況を見る',
    to: paths.mobileQuit(),
  },
  suspended: {
    text: 'SIMの利用を再開すると、お申し込みいただけます。',
    action: 'SIMの利用を再開する',
    to: paths.mobileStopRestart(),
  },
} satisfies Record<EsimRefusalCode, NextAction>;

import type { DeviceEntryRefusalCode } from '@/catalogue/codes';
import { paths } from '@/paths';
import type { NextAction } from '@/screens/mobile/shared/blockedBy';

/** What is possible instead, by the code of the refusal. */
export const deviceNextActions: Partial<Record<string, NextAction>> = {
  shipping: {
    text: 'お届けの日時は、「手続きの状況」でお確かめいただけます。',
    action: '手続きの状況を見る',
    to: paths.mobileProgress(),
  },
  not_eligible: {
    text: 'プランを変更すると、お申し込みいただけることがあります。',
    action: 'プランを変更する',
    to: paths.mobilePlan(),
  },
  quitting: {
    text: '解約を取り消すと、お申し込みいただけます。',
    action: '解約の状況を見る',
    to: paths.mobileQuit(),
  },
  unpaid: {
    text: 'お支払いの状況は、ご請求でお確かめいただけます。',
    action: 'ご請求を見る',
    to: paths.mobileBilling(),
  },
} satisfies Record<DeviceEntryRefusalCode, NextAction>;

import { paths } from '@/paths';
import { blockedBy, type Way } from '@/procedure/blockedBy';
import { isRefused } from '@/procedure/entryQuery';
import type { Blocked } from '@/procedure/procedure';
import { useRestricted } from '@/procedure/useRestricted';
import { Held } from '@/ui/Held';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { useEsimAnswer } from './esimEntry';

/** What is possible where something else is in the way. */
const ways: Partial<Record<string, Way>> = {
  esim_in_progress: {
    words: '手続きの進みぐあいは、「手続きの状況」でお確かめいただけます。',
    action: '手続きの状況を見る',
    to: paths.mobileProgress(),
  },
  device_not_compatible: {
    words: 'eSIMに対応した機種は、「機種の追加」でお選びいただけます。',
    action: '機種を選ぶ',
    to: paths.mobileDeviceEntry(),
  },
  quitting: {
    words: '解約を取り消すと、お申し込みいただけます。',
    action: '解約の状況を見る',
    to: paths.mobileQuit(),
  },
  suspended: {
    words: 'SIMの利用を再開すると、お申し込みいただけます。',
    action: 'SIMの利用を再開する',
    to: paths.mobileStopRestart(),
  },
};

const contract = {
  words: 'いまのSIMは、これまでどおりお使いいただけます。',
  action: 'ご契約情報を見る',
  to: paths.mobileContract(),
};

/** Why no eSIM can be issued now, and what can be done. */
export function useEsimBlocked(): Blocked | undefined {
  const answer = useEsimAnswer();
  const isKnown = useKnownPaths();
  const restricted = useRestricted('esim');
  if (!isRefused(answer)) return restricted;
  const { code, message, details } = answer.refusal;
  const way = ways[code] ?? contract;
  return blockedBy({
    reason: <Held>{message}</Held>,
    opens: details['available_from'],
    way: isKnown(way.to) ? way : contract,
  });
}

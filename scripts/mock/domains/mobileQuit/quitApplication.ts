import { formatDay, japanDay } from '@/lib/date.ts';
import type { PlanCall } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Application, NewApplication } from '../progress/applicationDay.ts';
import {
  cancelUntil,
  numberUntil,
  quitDay,
  type SimQuit,
  simQuitState,
  simQuitTitle,
  statusAt,
} from './simQuitState.ts';

/** A cancellation as the lists of applications show it. */
export function quitApplication(quit: SimQuit, receipt_number: string, now: Date): NewApplication {
  const isPorting = quit.action !== 'quit';
  const until = cancelUntil(quit, now);
  return {
    receipt_number,
    title: simQuitTitle,
    steps: [{ label: isPorting ? '乗り換え' : '利用終了', date: quit.quit_on }],
    nextTitle: isPorting ? 'ほかの会社への乗り換え' : 'モバイルの利用終了',
    detail: isPorting ? portingDetail(quit) : until && `${formatDay(until)}まで取り消せます`,
    action: { kind: 'guide', label: '解約の状況を見る', url: '/mobile/contract/quit' },
  };
}

/** What ends a line that is to be ported, and until when a number that was issued for it is good. */
const portingDetail = (quit: SimQuit): string =>
  [
    quit.action === 'quit_mnp' && `MNP予約番号の期限は${formatDay(numberUntil(quit))}です。`,
    '移る先の会社で開通した日に解約されます',
  ]
    .filter(Boolean)
    .join('');

/** A cancellation that the customer's data tell, which their lists of applications don't; undefined without one. */
export function toldQuitApplication(call: PlanCall): (NewApplication & { at: string }) | undefined {
  const { mock, session, service, now } = call;
  const { quit } = simQuitState(mock, { ...session, past: [] }, service);
  if (!quit || exampleOf(mock, service, 'getMobileQuitInfo').status === 'end') return undefined;
  const day = quit.accepted_at.slice(2, 10).replace(/-/g, '');
  const receipt = `QT${day}${service.listed.service_id.slice(-4)}`;
  return { ...quitApplication(quit, receipt, now), at: quit.accepted_at };
}

/** The application as its line stands: its number has expired, or it was ported long before the last day. */
export function quitInProgress(call: PlanCall, one: Application): Application {
  const { mock, session, service, now } = call;
  const { quit } = simQuitState(mock, session, service);
  if (!quit || one.title !== simQuitTitle) return one;
  if (statusAt(quit, now) === 'end')
    return {
      ...one,
      steps: one.steps.map((step, index) => ({
        ...step,
        state: 'done',
        date: index === one.steps.length - 1 ? quitDay(quit, now) : step.date,
      })),
    };
  if (quit.number === null || japanDay(now) <= numberUntil(quit)) return one;
  const detail = cancelUntil(quit, now)
    ? 'MNP予約番号の期限が過ぎました。解約を取り消すと、新しい番号を発行できます'
    : 'MNP予約番号の期限が過ぎました。番号がなくても、MNPワンストップで乗り換えられます';
  return { ...one, next: { ...one.next, date: quit.quit_on, detail } };
}

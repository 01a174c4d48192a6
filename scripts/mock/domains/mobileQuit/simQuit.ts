import { formatDay, japanDay } from '@/lib/date.ts';
import type { Notice } from '../../customers/customer.ts';
import { addNotice } from '../account/notices.ts';
import { type Handlers, type PlanCall, Refusal, sessionState, type SignedCall } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { RequestBody, Success } from '../operations.ts';
import {
  addApplication,
  endApplication,
  moveApplication,
  removeApplication,
} from '../progress/applications.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { onestopOf, onestopRefusal } from './onestopFlow.ts';
import { canMove, feesOf, lossesOf } from './simQuitCost.ts';
import {
  cancelUntil,
  lastDayFrom,
  mnpNumber,
  numberUntil,
  quitDay,
  type SimQuit,
  simQuitState,
  statusAt,
} from './simQuitState.ts';

type Order = RequestBody<'postMobileQuitInfo'>;
type Receipt = Success<'postMobileQuitInfo'>;

const title = '解約';

/** Cancellation of a SIM, by itself, with an MNP number or by the one-stop flow (docs/product.md §10.7). */
export const simQuit: Handlers = {
  getMobileQuitInfo: (call) => {
    const { mock, session, service, now } = call;
    const { quit } = simQuitState(mock, session, service);
    const status = quit && statusAt(quit, now);
    const quit_on = quit ? quitDay(quit, now) : lastDayFrom('quit', now);
    const until = quit && cancelUntil(quit, now);
    const { reasons } = exampleOf(mock, service, 'getMobileQuitInfo');
    const isOver = status === 'end';
    return {
      status,
      quit_on,
      preferredQuitDate: quit && quit_on,
      canQuitCancel: until !== null,
      cancel_until: until,
      mnp_number: quit && mnpNumber(quit, now),
      can_mnp: !isOver && canMove(call, service),
      mnp_quit_on: !quit && canMove(call, service) ? lastDayFrom('quit_mnp', now) : null,
      losses: isOver ? [] : lossesOf(call, quit_on, quit !== null && quit.action !== 'quit'),
      ...(isOver ? { fees: [], fee_total: 0, fee_month: null } : feesOf(call, quit_on)),
      reasons,
    };
  },

  postMobileQuitInfo: (call) =>
    call.body.action === 'quit_cancel' ? takeBack(call) : applyFor(call, call.body.action),
};

type Post = SignedCall<'postMobileQuitInfo'>;

function applyFor(call: Post, action: SimQuit['action']): Receipt | Refusal {
  const { mock, session, service, body, now } = call;
  const refusal = orderRefusal(call, body);
  if (refusal) return refusal;
  // The one-stop flow replaces a cancellation that stands already, since a line ends only once.
  quitInProgress(call);
  removeApplication(mock, session, service, (application) => application.title === title);
  const quit: SimQuit = {
    action,
    accepted_at: formatMoment(now),
    quit_on: body.quit_on,
    number: action === 'quit_mnp' ? `99${mock.random.code(8, '0123456789')}` : null,
  };
  simQuitState(mock, session, service).quit = quit;
  const cancel_until = cancelUntil(quit, now);
  const number = listQuit(call, quit);
  tell(call, number, '解約を受け付けました', [
    { label: '最終ご利用日', value: formatDay(quit.quit_on) },
  ]);
  return {
    receipt_number: number,
    accepted_at: quit.accepted_at,
    action,
    status: statusAt(quit, now),
    quit_on: quit.quit_on,
    cancel_until,
    mnp_number: mnpNumber(quit, now),
    return_url: action === 'onestop' ? onestopOf(session).return_url : null,
  };
}

/**
 * Adds a cancellation to the applications of the account, and gives its receipt number.
 * @param receipt the number of one that the customer's data tell; a new one without it
 */
function listQuit(
  { mock, session, service, now }: PlanCall,
  quit: SimQuit,
  receipt?: string,
): string {
  const isPorting = quit.action !== 'quit';
  const cancel_until = cancelUntil(quit, now);
  return addApplication(mock, session, service, new Date(quit.accepted_at), {
    prefix: 'QT',
    ...(receipt !== undefined && { receipt }),
    title,
    steps: [{ label: isPorting ? '乗り換え' : '利用終了', date: quit.quit_on }],
    nextTitle: isPorting ? 'ほかの会社への乗り換え' : 'モバイルの利用終了',
    detail: isPorting
      ? portingDetail(quit)
      : cancel_until && `${formatDay(cancel_until)}まで取り消せます`,
    action: { kind: 'guide', label: '解約の状況を見る', url: '/mobile/contract/quit' },
  });
}

/** What ends a line that is to be ported, and until when a number that was issued for it is good. */
const portingDetail = (quit: SimQuit): string =>
  [
    quit.action === 'quit_mnp' && `MNP予約番号の期限は${formatDay(numberUntil(quit))}です。`,
    '移る先の会社で開通した日に解約されます',
  ]
    .filter(Boolean)
    .join('');

/**
 * Lists a cancellation from before the login among the applications, once. Updates its entry when its number
 * has expired, and ends it on the day on which the line ended.
 */
export function quitInProgress(call: PlanCall): void {
  const { mock, session, service, now } = call;
  sessionState(session, `quit listed ${service.listed.service_id}`, () => {
    const before = exampleOf(mock, service, 'getMobileQuitInfo').status;
    const { quit } = simQuitState(mock, session, service);
    if (before === null || before === 'end' || !quit) return { number: null };
    const day = quit.accepted_at.slice(2, 10).replace(/-/g, '');
    return { number: listQuit(call, quit, `QT${day}${service.listed.service_id.slice(-4)}`) };
  });
  const { quit } = simQuitState(mock, session, service);
  if (quit?.number && japanDay(now) > numberUntil(quit))
    moveApplication(mock, session, service, title, {
      date: quit.quit_on,
      detail: cancelUntil(quit, now)
        ? 'MNP予約番号の期限が過ぎました。解約を取り消すと、新しい番号を発行できます'
        : 'MNP予約番号の期限が過ぎました。番号がなくても、MNPワンストップで乗り換えられます',
    });
  if (quit && statusAt(quit, now) === 'end')
    endApplication(mock, session, service, title, quitDay(quit, now));
}

/** Why this cancellation can't be applied for; undefined when it can. */
function orderRefusal(
  call: Post,
  { action, quit_on, reason, onestop_id }: Order,
): Refusal | undefined {
  const { mock, session, service, now } = call;
  const { quit } = simQuitState(mock, session, service);
  if (quit && statusAt(quit, now) === 'end') return new Refusal('already_quit');
  if (action === 'quit_cancel') return new Refusal('bad_request');
  if (action === 'onestop') {
    const flow = onestopRefusal(mock, session, service, now, onestop_id);
    if (flow) return new Refusal(flow.example);
  } else if (quit) return new Refusal('cancel_error');
  if (reason === null) return new Refusal('bad_request');
  if (action === 'quit_mnp' && !canMove(call, service)) return new Refusal('cancel_error');
  const lastDay = lastDayFrom(action, now);
  return quit_on === lastDay ? undefined : new Refusal('date_changed', { quit_on: lastDay });
}

function takeBack(call: Post): Receipt | Refusal {
  const { mock, session, service, now } = call;
  const state = simQuitState(mock, session, service);
  if (!state.quit || cancelUntil(state.quit, now) === null) return new Refusal('cancel_error');
  state.quit = null;
  removeApplication(mock, session, service, (application) => application.title === title);
  const number = receiptNumber(mock, 'QT', now);
  tell(call, number, '解約を取り消しました', []);
  return {
    receipt_number: number,
    accepted_at: formatMoment(now),
    action: 'quit_cancel',
    status: null,
    quit_on: null,
    cancel_until: null,
    mnp_number: null,
    return_url: null,
  };
}

function tell(
  { session, service, now }: Post,
  number: string,
  text: string,
  rows: NonNullable<Notice['rows']>,
): void {
  addNotice(session, service, now, {
    title: text,
    paragraphs: [`${text}。`],
    rows: [{ label: '受付番号', value: number }, ...rows],
    link: { url: '/mobile/contract/quit', text: '解約の状況を見る', type: 'internal' },
  });
}

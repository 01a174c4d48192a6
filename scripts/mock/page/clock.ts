import { h, part, show } from './dom.ts';
import { act, ask, type Clock } from './server.ts';
import { dayOf, endOfMonth, minuteOf, nextDay } from './time.ts';

/** Shows the mock's time, and ways to move it. */
export async function showClock(): Promise<void> {
  const { now, start, is_running } = await ask<Clock>('GET', 'clock');
  const to = (label: string, change: object) =>
    h(
      'button',
      { type: 'button', click: act(() => ask('POST', 'clock', change), showClock) },
      label,
    );
  part('clock-state').textContent = is_running ? '動いています' : '止まっています';
  show(
    'time',
    h(
      'div',
      { class: 'clock' },
      h('div', {}, h('p', { class: 'note' }, dayOf(now)), h('p', { class: 'time' }, minuteOf(now))),
      h(
        'div',
        { class: 'buttons' },
        to(is_running ? '時計を止める' : '時計を動かす', { running: !is_running }),
        to('+31分', { advance_minutes: 31 }),
        to('翌日', { at: nextDay(now) }),
        to('月末 23:59', { at: endOfMonth(now) }),
        to('はじめの時刻に戻す', { at: start }),
      ),
    ),
  );
}

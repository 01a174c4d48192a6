import { h, part, show, table } from './dom.ts';
import { act, ask, type Customer, type Login } from './server.ts';
import { dayOf, minuteOf } from './time.ts';

/** Shows who is logged in, each with a time of its own, and the customers who may. */
export async function showLogins(): Promise<void> {
  const [customers, all] = await Promise.all([
    ask<Customer[]>('GET', 'customers'),
    ask<Login[]>('GET', 'logins'),
  ]);
  const logins = all.filter(({ ended }) => ended === null);
  part('login-count').textContent = `${logins.length}件`;
  show(
    'sessions',
    logins.length > 0
      ? table('ログイン', ['お客さま', 'この人の時刻', '切れるまで', '操作>'], logins.map(loginRow))
      : h('p', { class: 'empty' }, 'ログインしている人はいません。'),
    h(
      'div',
      { class: 'bar' },
      h('a', { href: 'state', download: 'mock-state.json' }, '状態をファイルに保存'),
      h(
        'button',
        {
          type: 'button',
          click: act(
            () => ask('POST', 'reset', {}),
            () => Promise.resolve(location.reload()),
          ),
        },
        'すべてはじめに戻す',
      ),
    ),
  );
  part('customer-count').textContent = `${customers.length}人`;
  const isIn = (userId: string) => logins.some((login) => login.userId === userId);
  show(
    'people',
    table(
      'デモのお客さま',
      ['名前', 'サービス', '見られるもの', '操作>'],
      customers.map((customer) => customerRow(customer, isIn(customer.userId))),
    ),
  );
}

function loginRow({ login, userId, now, expires_at }: Login): HTMLElement {
  const left = Math.max(0, Math.ceil((Date.parse(expires_at) - Date.parse(now)) / 60_000));
  const button = (label: string, name: string, change: object) =>
    h(
      'button',
      {
        type: 'button',
        class: 'link',
        'aria-label': `${userId} ${login}:${label}`,
        click: act(() => ask('POST', name, { login, ...change }), showLogins),
      },
      label,
    );
  return h(
    'tr',
    {},
    h('td', {}, userId),
    h('td', {}, `${dayOf(now)} ${minuteOf(now)}`),
    h('td', {}, `${left}分`),
    h(
      'td',
      {},
      h(
        'div',
        { class: 'bar' },
        button('+31分', 'clock', { advance_minutes: 31 }),
        button('翌日', 'clock', { advance_minutes: 1440 }),
        button('切れたことにする', 'expire', {}),
        button('はじめに戻す', 'reset', {}),
      ),
    ),
  );
}

function customerRow({ userId, name, shows, services }: Customer, isIn: boolean): HTMLElement {
  const lines = services.map(({ service_type }) =>
    h('span', { class: service_type === 'fixed' ? 'line' : 'line mobile' }),
  );
  const types = new Set(services.map(({ service_type }) => service_type));
  const lineNames = [types.has('fixed') && '光', types.has('mobile') && 'モバイル'].filter(Boolean);
  return h(
    'tr',
    {},
    h('td', {}, h('b', {}, name)),
    h(
      'td',
      {},
      h('span', { class: 'lines', role: 'img', 'aria-label': lineNames.join('と') }, ...lines),
    ),
    h('td', {}, shows),
    h(
      'td',
      { class: 'number' },
      isIn && h('p', { class: 'note' }, 'いま使用中'),
      h(
        'a',
        {
          href: `support-login?as=${userId}`,
          target: '_blank',
          rel: 'noopener',
          'aria-label': `この人でログイン：${name}(新しいタブ)`,
        },
        'この人でログイン',
      ),
    ),
  );
}

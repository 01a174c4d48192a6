import type { Page } from '@playwright/test';
import { type Flow, toReview } from './flow.ts';

const as = 'mizuno.keiko';

const orders = {
  entry: { path: '', title: 'お申し込み', button: '申し込む' },
  entry_cancel: {
    path: '/entry_cancel',
    title: 'お申し込みの取り消し',
    button: 'お申し込みを取り消す',
  },
  change: { path: '/change', title: '内容の変更', button: '変更する' },
  quit: { path: '/quit', title: '解約', button: '解約する' },
  quit_cancel: { path: '/quit_cancel', title: '解約の取り消し', button: '解約を取り消す' },
} as const;

interface Ordered {
  /** Last part of its address. */
  page: string;
  name: string;
  keeps: readonly string[];
  receipt?: readonly string[];
  /** 水野 when absent. */
  as?: string;
  /** `postOption` when absent. */
  writes?: string;
  pins?: Flow['pins'];
  /** What is typed and chosen, from the first step to its button. */
  answer?: (page: Page) => Promise<void>;
  /** Nothing is asked: the review comes first. */
  atOnce?: boolean;
}

/** The flow of one order of one option. */
export function ordered(order: keyof typeof orders, option: Ordered): Flow {
  const { path, title, button } = orders[order];
  const { page, name, keeps, answer, atOnce = order.endsWith('cancel') } = option;
  return {
    name: `${name}の${title}`,
    as: option.as ?? as,
    path: `/option/${page}${path}`,
    writes: option.writes ?? 'postOption',
    ...(option.pins && { pins: option.pins }),
    ...(option.receipt && { receipt: option.receipt }),
    fill: async (at) => {
      await answer?.(at);
      await (atOnce
        ? at.getByRole('button', { name: button }).waitFor()
        : toReview(at, button, true));
    },
    button,
    done: `${name}の${title}を受け付けました。`,
    keeps,
  };
}

/** Simple entry (order type 1) of an option that asks for nothing. */
export const optionEntry = ordered('entry', {
  page: 'MO120N',
  name: 'リモートサポート',
  keeps: ['リモートサポート', '550円/月'],
  receipt: ['お申し込みを取り消す'],
});

/** Entry of an option with a choice. */
export const watchOverEntry = ordered('entry', {
  page: 'watch_over',
  name: '見守りデバイス',
  answer: (page) => page.getByLabel('一括払い').check(),
  keeps: ['一括払い', '599円/月', '7,260円'],
});

/** Taking an entry back (order type 2). */
export const optionEntryCancel = ordered('entry_cancel', {
  page: 'smart_life',
  name: 'スマートライフ',
  keeps: ['スマートライフ'],
});

/** Simple quit (order type 3). */
export const optionQuit = ordered('quit', {
  page: 'denki',
  name: 'でんきセット割',
  answer: (page) => page.getByLabel('11月30日(月)').check(),
  keeps: ['でんきセット割', '2026年11月30日(月)'],
});

/** Taking a quit back (order type 4). */
export const optionQuitCancel = ordered('quit_cancel', {
  page: 'mesh_wifi',
  name: 'メッシュWi-Fi',
  keeps: ['メッシュWi-Fi', '330円/月'],
});

/** All orders of the simple options. */
export const optionFlows: readonly Flow[] = [
  optionEntry,
  watchOverEntry,
  optionEntryCancel,
  optionQuit,
  optionQuitCancel,
];

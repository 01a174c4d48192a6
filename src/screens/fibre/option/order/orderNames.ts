import { procedureMessages } from '@/catalogue/messages';

/** What can be done with one option, as its addresses spell it. */
export const orderNames = ['entry', 'entry_cancel', 'change', 'quit', 'quit_cancel'] as const;

export type OrderName = (typeof orderNames)[number];

/** The order type of the contract (docs/product.md §7.3); 6, same-time entry, has its own screen. */
export const orderTypes = {
  entry: '1',
  entry_cancel: '2',
  quit: '3',
  quit_cancel: '4',
  change: '5',
} as const satisfies Record<OrderName, string>;

interface OrderTexts {
  /** After the option's name: リモートサポートの… */
  title: string;
  /** Label of the button that sends the order. */
  action: string;
  reviewNote: string;
  /** The sentence that says what a refusal has left as it was. */
  unchanged: string;
}

export const orderTexts: Record<OrderName, OrderTexts> = {
  entry: {
    title: 'お申し込み',
    action: '申し込む',
    reviewNote: 'まだ申し込まれていません。',
    unchanged: 'お申し込みは完了していません。',
  },
  entry_cancel: {
    title: 'お申し込みの取り消し',
    action: 'お申し込みを取り消す',
    reviewNote: 'まだ取り消されていません。',
    unchanged: procedureMessages.nothingDone,
  },
  change: {
    title: '内容の変更',
    action: '変更する',
    reviewNote: 'まだ変更されていません。',
    unchanged: '内容は変わっていません。',
  },
  quit: {
    title: '解約',
    action: '解約する',
    reviewNote: 'まだ解約されていません。',
    unchanged: '解約されていません。',
  },
  quit_cancel: {
    title: '解約の取り消し',
    action: '解約を取り消す',
    reviewNote: 'まだ取り消されていません。',
    unchanged: procedureMessages.nothingDone,
  },
};

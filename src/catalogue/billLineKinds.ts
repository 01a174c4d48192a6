import type * as Code from './codes';

/** What the lines of a bill are for (contract, `BillLineKind`), as the parts of its sum are called. */
export const billLineKinds: Record<Code.BillLineKind, string> = {
  base: '基本料金',
  option: 'オプション料金',
  discount: '割引',
  call: '通話料',
  sms: 'SMS送信料',
  instalment: '分割払い',
  one_time: '今回だけの料金',
};

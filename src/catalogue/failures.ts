/** Texts for failures that belong to no single procedure (docs/product.md §14.2). */
export const failures = {
  system: {
    title: '読み込めませんでした',
    text: 'システムが混み合っています。しばらくたってから、もう一度お試しください。',
  },
  maintenance: {
    title: 'ただいまメンテナンス中です',
    text: 'システムのメンテナンスのため、いまはご利用いただけません。終わってから、もう一度お試しください。',
  },
  network: {
    title: '通信できませんでした',
    text: '通信の状態をお確かめのうえ、もう一度お試しください。',
  },
  offline: {
    title: 'インターネットにつながっていません',
    text: '接続を確かめて、もう一度お試しください。',
  },
  clock: {
    title: '端末の時計が合っていません',
    text: '端末の日付と時刻を自動設定にしてから、もう一度お試しください。時計が5分以上ずれていると、安全のためご利用いただけません。',
  },
  optionChange: {
    title: 'お申し込みを受け付けられません',
    text: '現在、お申込みを受け付けられない状態です。',
  },
} as const;

export type Failure = (typeof failures)[keyof typeof failures];

/** Shown after a failed read, which never changes anything. */
export const nothingChanged = '入力や契約の内容は変わっていません。';

/** What is wrong with a field; wording of docs/product.md §13.1. */
export const fieldMessages = {
  missing: '必須項目が未入力です',
  mustSelect: '選択してください',
} as const;

/** Texts that all procedures share. */
export const procedureMessages = {
  /** A later step was opened without what it needs; wording of docs/product.md §12.1. */
  startAgain: 'エラーが発生しました。初めからやり直してください。',
  /** After a reload or a new login: secrets must be typed again, the rest is still there. */
  secretsGone: {
    title: 'もう一度入力してください',
    text: '安全のため、一部の項目は保存していません。空いている項目を入力してください。ほかの入力は残っています。',
  },
  /** On the review of a change that was made already, by another tab or a request whose answer was lost. */
  same: 'すでに、この内容になっています。お手続きの必要はありません。',
  maintenance: {
    title: 'ただいまメンテナンス中です',
    text: 'メンテナンスが終わってから、もう一度お試しください。入力した内容は残っています。',
  },
  clock: {
    title: '端末の時計が合っていません',
    text: '端末の日付と時刻を自動設定にしてから、もう一度お試しください。入力した内容は残っています。',
  },
  network: {
    title: '送信できませんでした',
    text: '通信の状態をお確かめのうえ、もう一度お試しください。入力した内容は残っています。',
  },
  offline: {
    title: 'インターネットにつながっていません',
    text: '接続を確かめて、もう一度お試しください。入力した内容は残っています。',
  },
  /** In place of the one before, once the line is back. */
  online: {
    title: 'インターネットにつながりました',
    text: 'もう一度お試しください。入力した内容は残っています。',
  },
  system: {
    title: '受け付けられませんでした',
    text: 'システムが混み合っています。しばらくたってから、もう一度お試しください。入力した内容は残っています。',
  },
  /** After the sentence that nothing is done yet. */
  termsChanged: {
    title: 'お確かめいただいた内容が変わりました',
    text: 'いまの内容でよろしければ、もう一度お手続きください。入力した内容は残っています。',
  },
  unknown: {
    title: '結果を確認できませんでした',
    text: '送信したあとで通信が途切れました。受け付けられたかどうかを、下でお確かめください。',
    reading: '最新の状態を読み込んでいます。',
    unread: '最新の状態を読み込めません。受け付けられたかどうかは、まだわかりません。',
  },
  /** After a refusal of what another press may have done already: this one has changed nothing. */
  nothingDone: 'この手続きでは、何も変わっていません。',
  /** A code that is new to this build: the server's own sentence says why. */
  refused: 'お手続きできませんでした',
} as const;

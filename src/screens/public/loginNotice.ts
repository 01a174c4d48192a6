/** A notice of the login page: what it is, what to do next. */
export interface LoginNotice {
  severity: 'error' | 'warning' | 'info';
  title: string;
  text: string;
  /** What the notice offers to do: an address to go to, or a new try. */
  nextAction?: { label: string; href?: string; onClick?: () => void };
}

/** Shown when the page came without https, where calls can't be signed: nothing that is typed is sent. */
export const insecureNotice: LoginNotice = {
  severity: 'error',
  title: '安全な接続ではないため、ログインできません',
  text: 'アドレスの先頭を「https://」にして、もう一度開いてください。入力したIDやパスワードは送っていません。',
};

/** Shown when the code that logs in could not be fetched. */
export const unfetchedNotice: LoginNotice = {
  severity: 'warning',
  title: 'マイページを読み込めませんでした',
  text: '通信が途切れたか、サーバーが混み合っています。しばらくたってから、もう一度読み込んでください。',
  nextAction: { label: 'もう一度読み込む', onClick: () => location.reload() },
};

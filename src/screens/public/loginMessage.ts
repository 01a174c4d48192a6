/** A message of the login page: what it is, what to do next. */
export interface LoginMessage {
  severity: 'error' | 'warning' | 'info';
  title: string;
  text: string;
  /** The way out that the message offers: an address, or a new try. */
  nextAction?: { label: string; href?: string; onClick?: () => void };
}

/** Where calls can't be signed, since the page came without https: nothing that is typed is sent. */
export const insecureMessage: LoginMessage = {
  severity: 'error',
  title: '安全な接続ではないため、ログインできません',
  text: 'アドレスの先頭を「https://」にして、もう一度開いてください。入力したIDやパスワードは送っていません。',
};

/** Where the code that logs in could not be fetched. */
export const unfetchedMessage: LoginMessage = {
  severity: 'warning',
  title: 'マイページを読み込めませんでした',
  text: '通信が途切れたか、サーバーが混み合っています。しばらくたってから、もう一度読み込んでください。',
  nextAction: { label: 'もう一度読み込む', onClick: () => location.reload() },
};

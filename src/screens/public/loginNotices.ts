import {
  BusinessError,
  ClockError,
  MaintenanceError,
  NetworkError,
  type SessionEnd,
} from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';
import { getConfig } from '@/config/config';
import { formatTime } from '@/lib/date';
import { paths } from '@/paths';
import type { LoginNotice } from './LoginForm';

const kept = '入力した内容はそのまま残っています。';

const newPassword = { label: 'パスワードを再設定する', href: paths.passwordReset() };

/**
 * What the customer reads when a login failed: the code of the contract in plain words, what it means for the
 * next attempt.
 * @param error whatever the login threw
 */
export function loginProblem(error: unknown): LoginNotice {
  if (error instanceof BusinessError) return refusal(error);
  if (error instanceof MaintenanceError)
    return {
      severity: 'warning',
      title: 'システムメンテナンス中です',
      text: error.until
        ? `${formatTime(error.until)}ごろに終わる予定です。そのあとでログインしてください。`
        : '終わる時刻はまだ決まっていません。しばらくしてからログインしてください。',
    };
  if (error instanceof NetworkError)
    return error.reason === 'offline'
      ? {
          severity: 'warning',
          title: procedureMessages.offline.title,
          text: `接続を確かめて、もう一度ログインしてください。${kept}`,
          online: {
            severity: 'info',
            title: procedureMessages.online.title,
            text: `もう一度ログインしてください。${kept}`,
          },
        }
      : {
          severity: 'warning',
          title: 'サーバーから応答がありません',
          text: `しばらくしてから、もう一度ログインしてください。${kept}`,
        };
  if (error instanceof ClockError)
    return {
      severity: 'warning',
      title: '端末の時計がずれています',
      text: '端末の日付と時刻を正しく合わせてから、もう一度ログインしてください。',
    };
  return {
    severity: 'warning',
    title: 'ただいまログインできません',
    text: `システムエラーが発生しました。しばらくしてから、もう一度ログインしてください。${kept}`,
  };
}

function refusal(error: BusinessError): LoginNotice {
  switch (error.code) {
    case 'login_failed':
      return {
        severity: 'error',
        title: 'お客さまIDまたはパスワードが違います',
        text: '大文字と小文字の違いもお確かめください。続けて間違えると、しばらくログインできなくなります。',
        nextAction: newPassword,
      };
    case 'account_locked': {
      const until = error.details['locked_until'];
      return {
        severity: 'error',
        title: 'ログインを一時的に停止しています',
        text: `ログインに続けて失敗したためです。${
          typeof until === 'string' ? `${formatTime(until)}から` : 'しばらくしてから'
        }、もう一度お試しいただけます。`,
        nextAction: newPassword,
      };
    }
    case 'sso_not_logged_in':
      return {
        severity: 'warning',
        title: 'サポートサイトにログインしていません',
        text: 'サポートサイトでログインしてから、もう一度お試しください。',
        nextAction: { label: 'サポートサイトを開く', href: getConfig().links.support },
      };
    case 'sso_not_linked':
      return {
        severity: 'warning',
        title: 'ご契約と連携されていません',
        text: 'サポートサイトのアカウントが、このマイページのご契約と連携されていません。お客さまIDでログインしてください。',
      };
    default:
      return { severity: 'error', title: 'ログインできませんでした', text: error.message };
  }
}

const goesOn =
  'もう一度ログインすると、さきほどの画面に戻ります。手続きの途中だったときは、続きから進められます。カード番号やパスワードなどは、もう一度入力してください。';

/** Why the customer is back at the login page; undefined where no explanation is needed. */
export function endNotice(reason: SessionEnd | undefined): LoginNotice | undefined {
  switch (reason) {
    case 'refused':
      return {
        severity: 'info',
        title: 'もう一度ログインしてください',
        // The server doesn't say which.
        text: `ログインしてから時間がたったか、ほかの端末でパスワードの変更やログアウトをしたためです。${goesOn}`,
      };
    case 'no_response':
      return {
        severity: 'info',
        title: 'サーバーから応答がなかったため、ログアウトしました',
        text: goesOn,
      };
    case 'logout':
      return {
        severity: 'info',
        title: 'ログアウトしました',
        text: 'ほかの画面で開いていたマイページも、ログアウトしています。',
      };
    case 'logout_all':
      return {
        severity: 'info',
        title: 'すべての端末からログアウトしました',
        text: 'ほかの端末でお使いになるときも、もう一度ログインが必要です。',
      };
    default:
      return undefined;
  }
}

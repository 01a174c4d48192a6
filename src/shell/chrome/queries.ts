import { authApi, serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';

/** Unread notices and last login, as the menus show them; read when a menu is opened. */
export const menuQueries = {
  notification: () => readQuery(serviceApi, '/api/read/v2/services/{service_id}/notification'),
  loginHistory: () => readQuery(authApi, '/api/authn/mypage/login-history'),
};

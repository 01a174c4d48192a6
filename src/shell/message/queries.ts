import { serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';

/** Banners and popups of the selected service. */
export const messageQueries = {
  loginMessage: () => readQuery(serviceApi, '/api/read/v1/services/{service_id}/login-message'),
};

type Answer = Awaited<
  ReturnType<NonNullable<ReturnType<typeof messageQueries.loginMessage>['queryFn']>>
>;
export type LoginMessage = Answer;

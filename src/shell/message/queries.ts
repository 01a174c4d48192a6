import { serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { background } from '@/api/queryClient';

/** Banners and popups of the selected service. */
export const messageQueries = {
  loginMessage: () => ({
    ...readQuery(serviceApi, '/api/read/v1/services/{service_id}/login-message'),
    retry: false,
    meta: background,
  }),
};

export type LoginMessage = Awaited<
  ReturnType<NonNullable<ReturnType<typeof messageQueries.loginMessage>['queryFn']>>
>;

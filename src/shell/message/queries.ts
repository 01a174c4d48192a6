import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';

/** Banners and popups of the selected service. */
export const loginMessage = () => ({
  ...read(api.getLoginMessage),
  retry: false,
  meta: background,
});

import { isRejection } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { paths } from '@/paths';
import { store } from '@/session/current';
import { addressOfError, errorOf } from './onestopError';
import { onestopQueries } from './queries';

/**
 * Where the flow goes on after the login: to the cancellation, or to the page of the error that stops it.
 * @throws ApiError
 */
export async function enterFlow(): Promise<string> {
  const hasSim = store.current()?.services.some((one) => one.service_type === 'mobile');
  if (!hasSim) return addressOfError({ code: 'onestop_no_target_contract' });
  const token = await queryClient.fetchQuery({ ...onestopQueries.token(), staleTime: 0 });
  if (isRejection(token)) return addressOfError(errorOf(token.refusal));
  const align = await queryClient.fetchQuery({ ...onestopQueries.align(), staleTime: 0 });
  return isRejection(align) ? addressOfError(errorOf(align.refusal)) : paths.mobileQuitOnestop();
}

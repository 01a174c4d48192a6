import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import type { RestrictedSetting, RestrictionReason } from '@/catalogue/generated/codes';
import type { Blocked } from '@/procedure/BlockedPage';
afterEach(cleanup);

export type ClosedSetting = readonly [setting: RestrictedSetting, reason: RestrictionReason];

/** What a restriction of a test says. */
export const closedText = 'いまはできません。';

/**
 * The text of a page that can't be used.
 * @param closed settings of the SIM that are closed
 * @param answers what the page's own reads have answered
 */
export function blockedPage(
  useBlocked: () => Blocked | undefined,
  closed: readonly ClosedSetting[],
  answers: (client: QueryClient) => void,
): string | null {
  const client = createQueryClient();
  client.setQueryData(read(api.getSettingsRestriction).queryKey, {
    restrictions: closed.map(([setting, reason]) => ({
      setting,
      reason,
      text: closedText,
      available_from: null,
    })),
  });
  answers(client);
  function Page() {
    const { reason, possible, actions } = useBlocked() ?? {};
    return (
      <>
        {reason}
        {possible}
        {actions}
      </>
    );
  }
  return render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    </MemoryRouter>,
  ).container.textContent;
}

import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import Container from '@mui/material/Container';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type * as Schema from '@/api/generated/schemas';
import type { ServiceType } from '@/config/runtimeConfig';
import { withBase } from '@/lib/base';
import { paths } from '@/paths';
import { BillHero } from '@/screens/fibre/top/BillHero';
import { DataHero } from '@/screens/mobile/top/DataHero';
import { Header } from '@/shell/chrome/Header';
import { Banners } from '@/shell/message/Banners';
import { Shell } from '@/shell/Shell';
import { PortalTheme } from '@/theme/PortalTheme';
import { createStyleCache } from '@/theme/styleCache';
import { LoginDocument } from './app/LoginDocument';

// What the first drawing is made of at build. Only its CSS is kept, so no customer sees these data.
const usage: Schema.DataTrafficUsage = {
  as_of: '2026-11-21T10:40:00+09:00',
  is_unlimited: false,
  left_mb: 12_600,
  used_mb: 4_000,
  total_mb: 16_600,
  parts: [],
  forecast: { state: 'enough', days_left: 10, average_mb: 190, runs_out_on: null },
};
const control: Schema.TrafficControl = {
  can_change: true,
  is_high_speed: true,
  low_speed_kbps: 200,
  speed: 'high',
  updated_at: null,
};
const bill: Schema.CurrentBill = {
  month: '202611',
  usage_month: '202610',
  status: '1',
  total: 10_430,
  unpaid_total: null,
  debit_date: '2026-11-27',
  payment_due_on: null,
  payment_method: { code: '20', detail: '' },
  previous: { month: '202610', total: 8_055, status: '3' },
  difference: 2_375,
  reasons: [],
  contact: null,
  has_invoice: true,
  sub_system_id: 'minamo',
};
const billing: Schema.Billing = {
  current: bill,
  months: [],
  unpaid: { total: 0, bills: [] },
  next_month: '202612',
  next_fixing_date: '2026-12-16',
};
const banner = {
  index: 1,
  mark: 1,
  text: '11月25日(水) 2:00〜5:00\n請求書のダウンロードを休止します。',
  is_close_icon: true,
  link: { type: 'internal', url: paths.notificationHistory(), text: '詳しく見る' },
} as const;

/** Draws a part of the portal as it first is. */
function draw(part: ReactNode): { html: string; styles: string } {
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <PortalTheme>{part}</PortalTheme>
    </CacheProvider>,
  );
  return {
    html,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
  };
}

/**
 * /login as HTML with its critical CSS, made at build so that it can be seen before any script runs.
 * @returns the markup of #root and the style elements for the head
 */
export function renderLogin(): { html: string; styles: string } {
  return draw(<LoginDocument place={paths.login()} />);
}

/**
 * The CSS that pages of the portal are first drawn with, made at build, since a slow phone takes 50 ms to make
 * it. What a customer sees beyond that, the portal styles itself.
 * @returns the style elements for the head of the pages of the tops, and of any other
 */
export function portalStyles(): Record<'top' | 'mobileTop' | 'other', string> {
  const queryClient = new QueryClient();
  const stylesOf = (service: ServiceType, path: string, hero?: ReactNode) =>
    draw(
      <RouterProvider
        router={createMemoryRouter(
          [
            {
              path: '*',
              element: (
                <QueryClientProvider client={queryClient}>
                  <Shell chrome={{ header: 'none', footer: 'none' }}>
                    <Header
                      service={service}
                      user="お客さま"
                      {...(service === 'mobile' && {
                        line: { phone: '09000000000', serviceId: '' },
                      })}
                      offline={false}
                    />
                    <Banners banners={[banner]} atFirst={[banner.mark]} onClose={() => undefined} />
                    <Container>{hero}</Container>
                  </Shell>
                </QueryClientProvider>
              ),
            },
          ],
          { basename: import.meta.env.BASE_URL, initialEntries: [withBase(path)] },
        )}
      />,
    ).styles;
  return {
    top: stylesOf(
      'fixed',
      paths.top(),
      <BillHero bill={bill} billing={billing} onRetry={() => undefined} retrying={false} />,
    ),
    mobileTop: stylesOf(
      'mobile',
      paths.mobileTop(),
      <DataHero usage={usage} control={control} stop={undefined} />,
    ),
    other: stylesOf('fixed', paths.billing()),
  };
}

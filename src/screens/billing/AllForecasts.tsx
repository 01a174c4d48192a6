import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Service } from '@/api/models';
import { brand } from '@/catalogue/brand';
import { formatMonth } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import {
  type AccountForecast,
  type ServiceForecast,
  useAllForecasts,
} from '@/screens/shared/bill/useAllForecasts';
import { useSession } from '@/session/useSession';
import { AmountTable } from '@/ui/row/AmountTable';

const nameOf = ({ service_type, phone_number }: Service) =>
  phone_number ? formatPhone(phone_number) : brand.services[service_type];

/** As many rows as there will be, so that what stands below doesn't move when they come. */
const placeOf = (services: readonly Service[], month: string): AccountForecast => ({
  services: services.map((service) => ({ service, forecast: null })),
  month,
  total: 0,
});

/**
 * The next bills of all services of the account with one total, for who has several.
 * @param month YYYYMM, of the next bill of the service that is shown
 */
export function AllForecasts({ month: own }: { month: string }) {
  const ofAccount = useSession()?.services ?? [];
  const all = useAllForecasts();
  if (!all) return null;
  const isLoading = all === 'loading';
  const { services, month, total } = isLoading ? placeOf(ofAccount, own) : all;
  const isTogether = ({ forecast }: ServiceForecast) => isLoading || forecast?.month === month;
  const others = services.filter((each) => !isTogether(each));
  return (
    <Box sx={{ mt: 9, ...(isLoading && { visibility: 'hidden' }) }}>
      <Typography component="h3" sx={{ mb: 3, fontWeight: 700 }}>
        すべてのサービスの見込み
      </Typography>
      <AmountTable
        caption={`${formatMonth(month)}のご請求の見込み(すべてのサービス)`}
        rows={services.filter(isTogether).map(({ service, forecast }) => ({
          key: service.service_id,
          name: nameOf(service),
          note: service.plan_name,
          amount: forecast?.total ?? 0,
        }))}
        subtotal={{ label: `${formatMonth(month)}の合計`, amount: total }}
      />
      {others.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {others.map(({ service }) => nameOf(service)).join('、')}
          は、{formatMonth(month)}のご請求の見込みがまだありません。
        </Typography>
      )}
    </Box>
  );
}

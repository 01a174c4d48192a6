import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Service } from '@/api/models';
import { brand } from '@/catalogue/brand';
import { formatMonth } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { useAllForecasts } from '@/screens/shared/bill/useAllForecasts';
import { AmountTable } from '@/ui/row/AmountTable';

const nameOf = ({ service_type, phone_number }: Service) =>
  phone_number ? formatPhone(phone_number) : brand.services[service_type];

/** The next bills of all services of the account with one total, for who has several. */
export function AllForecasts() {
  const all = useAllForecasts();
  if (!all) return null;
  const { services, month, total } = all;
  const isTogether = ({ forecast }: (typeof services)[number]) => forecast?.month === month;
  const others = services.filter((each) => !isTogether(each));
  return (
    <Box sx={{ mt: 9 }}>
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

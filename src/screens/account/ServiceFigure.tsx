import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { formatGb } from '@/lib/data';
import { formatMonth, untilDay } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { Figure } from '@/ui/figure/Figure';

/**
 * A service's bill or the data it has left, or a text where that isn't known or the service has ended; nothing for
 * a service of a type that isn't known.
 */
export function ServiceFigure({ service }: { service: Schema.Service }) {
  const figure = figureOf(service);
  if (!figure) return null;
  const { label, value, unit, unknown } = figure;
  return (
    <Box
      sx={{
        display: { xs: 'flex', sm: 'block' },
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 3,
        mt: { xs: 1.5, sm: 0 },
        textAlign: { xs: 'left', sm: 'right' },
        lineHeight: '38px',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {value === undefined ? (
        <Typography variant="body2">{unknown}</Typography>
      ) : (
        <Figure size="m" value={value} unit={unit} />
      )}
    </Box>
  );
}

function figureOf(service: Schema.Service) {
  if (service.ended_on)
    return {
      label: '解約済み',
      value: undefined,
      unit: '',
      unknown: untilDay(service.ended_on),
    };
  if (service.service_type === 'mobile')
    return {
      label: 'データ残り',
      value: service.data_left_mb === null ? undefined : formatGb(service.data_left_mb),
      unit: 'GB',
      unknown: '開いてご確認ください',
    };
  if (service.service_type !== 'fixed') return undefined;
  return {
    label: service.bill_month === null ? 'ご請求' : `${formatMonth(service.bill_month)}のご請求`,
    value: service.bill_total === null ? undefined : formatNumber(service.bill_total),
    unit: '円',
    unknown: service.bill_month === null ? 'まだありません' : '金額が決まるまでお待ちください',
  };
}

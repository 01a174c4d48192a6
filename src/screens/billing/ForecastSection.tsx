import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { forecastGaps } from '@/catalogue/billForecast';
import { paymentMethod } from '@/catalogue/billing';
import { formatDay, formatMonth } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { changeSentence, forecastSentence } from '@/screens/shared/bill/forecastText';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { Figure } from '@/ui/figure/Figure';
import { KeepTogether } from '@/ui/KeepTogether';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { AddDebitDay } from './AddDebitDay';
import { AllForecasts } from './AllForecasts';
import { ForecastNote } from './ForecastNote';

/** The bill that is fixed next: what makes it by what is known now, and what is not known yet. */
export function ForecastSection({ forecast }: { forecast: Schema.BillForecast }) {
  const { month, usage_month, total, groups, debit_date, payment_method } = forecast;
  const rows = groups.flatMap((group, index) =>
    group.lines.map((line, at) => ({
      key: `${index} ${at}`,
      name: line.label,
      note: (
        <ForecastNote
          line={line}
          group={groups.length > 1 && group.phone_number ? group.label : null}
          countedUntil={forecast.counted_until}
        />
      ),
      amount: line.amount,
    })),
  );
  return (
    <Section
      id="next"
      label="次のご請求の見込み"
      caption={`${formatMonth(month)}(${formatMonth(usage_month)}ご利用分)`}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: '4px 28px',
          mb: 5,
        }}
      >
        <Box sx={{ flex: '1 1 280px' }}>
          <p>
            <Sentence of={forecastSentence(forecast)} />
          </p>
          {debit_date && (
            <>
              <Typography variant="body2" color="textSecondary">
                {paymentMethod(payment_method.code).day} {formatDay(debit_date)}
              </Typography>
              <AddDebitDay month={month} day={debit_date} method={payment_method.code} />
            </>
          )}
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <Figure value={formatNumber(total)} unit="円" />
        </Box>
      </Stack>
      {rows.length > 0 && (
        <AmountTable
          caption={`${formatMonth(month)}のご請求の見込みの内訳`}
          rows={rows}
          subtotal={{ label: 'いまのところの合計', amount: total }}
        />
      )}
      {forecast.changes.length > 0 && (
        <Box component="p" sx={{ mt: 5 }}>
          <Sentence of={changeSentence(forecast)} />
        </Box>
      )}
      <Gaps forecast={forecast} />
      <AllForecasts month={month} />
    </Section>
  );
}

/** What the sum doesn't contain yet. */
function Gaps({ forecast }: { forecast: Schema.BillForecast }) {
  const gaps = forecastGaps(forecast);
  if (gaps.length === 0) return null;
  return (
    <Box sx={{ mt: 7 }}>
      <Typography component="h3" sx={{ mb: 2, fontWeight: 700 }}>
        まだ含まれていないもの
      </Typography>
      <Box component="ul" sx={{ pl: 5, listStyle: 'disc' }}>
        {gaps.map((gap) => (
          <li key={gap}>
            <KeepTogether>{gap}</KeepTogether>
          </li>
        ))}
      </Box>
    </Box>
  );
}

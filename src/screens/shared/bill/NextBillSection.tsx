import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { formatMonth } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { billsOf } from '@/paths';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { useServiceType } from '@/session/selectedService';
import { Figure } from '@/ui/figure/Figure';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { changeSentence, forecastSentence, useAllForecasts } from './forecasts';

interface NextBillSectionProps {
  /** Nothing is shown without a forecast. */
  forecast: Schema.BillForecast | null | undefined;
}

/** The next bill on a top, by what is known now, and the sum over all services for who has several. */
export function NextBillSection({ forecast }: NextBillSectionProps) {
  const { list } = billsOf(useServiceType());
  if (!forecast) return null;
  const { month, usage_month, total } = forecast;
  return (
    <Section
      label="次のご請求"
      caption={`${formatMonth(month)}(${formatMonth(usage_month)}ご利用分)`}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 5, rowGap: 2 }}
      >
        <Figure value={formatNumber(total)} unit="円" />
        <Status mark="dashedCircle" label="いまのところの見込み" />
      </Stack>
      <Box component="p" sx={{ mt: 3 }}>
        <Sentence of={[...forecastSentence(forecast), ...changeSentence(forecast)]} />
      </Box>
      <AllServices month={month} />
      <Box sx={{ mt: 1 }}>
        <Button variant="text" href={`${list}#next`} sx={{ fontWeight: 700 }}>
          次のご請求の見込みを見る
        </Button>
      </Box>
    </Section>
  );
}

/** The sum over all services, once all of them are read. */
function AllServices({ month }: { month: string }) {
  const all = useAllForecasts();
  if (!all) return null;
  const isLoading = all === 'loading';
  return (
    // Keeps its height while the other services are read, so that nothing below moves.
    <Typography sx={{ mt: 3, ...(isLoading && { visibility: 'hidden' }) }}>
      <Phrase>ご契約中のサービスすべてでは、</Phrase>
      <Phrase>
        {formatMonth(isLoading ? month : all.month)}は
        <b>
          <Nowrap>{formatYen(isLoading ? 0 : all.total)}</Nowrap>
        </b>
        の見込みです。
      </Phrase>
    </Typography>
  );
}

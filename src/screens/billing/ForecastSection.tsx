import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import type { Service } from '@/api/services';
import { dayOfBill } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { formatDay, formatMonth, untilDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { formatNumber } from '@/lib/yen';
import { billsOf } from '@/paths';
import {
  type AccountForecast,
  changeSentence,
  forecastGaps,
  forecastSentence,
  type ServiceForecast,
  useAllForecasts,
} from '@/screens/shared/bill/forecasts';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { useSession } from '@/session/current';
import { useSelectedService } from '@/session/selectedService';
import { Figure } from '@/ui/figure/Figure';
import { KeepTogether } from '@/ui/KeepTogether';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { WordWrap } from '@/ui/WordWrap';

/** The bill that is fixed next: its lines as far as they are known, and what is not known yet. */
export function ForecastSection({ forecast }: { forecast: Schema.BillForecast }) {
  const { month, usage_month, total, groups } = forecast;
  const dated = dayOfBill({ ...forecast, status: '1' });
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
          {dated && (
            <>
              <Typography variant="help">
                {dated.label} {formatDay(dated.day)}
              </Typography>
              <AddBillDay month={month} {...dated} />
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

interface ForecastNoteProps {
  line: { kind: string; detail: string | null; quantity: string | null };
  /** The service that the line belongs to, where the label alone doesn't say it. */
  group: string | null;
  /** ISO day up to which use is counted; null where all of it is. */
  countedUntil: string | null;
}

/** The note of a line of the forecast: `ホームでんわ・3分 8.789円 × 8回・11月20日(金)まで`. */
function ForecastNote({ line, group, countedUntil }: ForecastNoteProps) {
  const { kind, detail, quantity } = line;
  const isUse = kind === 'call' || kind === 'sms';
  const facts = [
    [detail, quantity].filter((part) => part !== null).join(' × '),
    isUse && countedUntil ? untilDay(countedUntil) : '',
  ].filter((part) => part !== '');
  return (
    <>
      {group && <WordWrap>{group}</WordWrap>}
      {group && facts.length > 0 && '・'}
      <KeepTogether>{facts.join('・')}</KeepTogether>
    </>
  );
}

const nameOf = ({ service_type, phone_number }: Service) =>
  phone_number ? formatPhone(phone_number) : brand.services[service_type];

/** As many rows as there will be, so that nothing below moves when they come. */
const placeOf = (services: readonly Service[], month: string): AccountForecast => ({
  services: services.map((service) => ({ service, forecast: null })),
  month,
  total: 0,
});

/**
 * The next bills of all services of the account with one total, for who has several.
 * @param month YYYYMM, of the next bill of the service that is shown
 */
function AllForecasts({ month: own }: { month: string }) {
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
        <Typography variant="help" sx={{ mt: 3 }}>
          {others.map(({ service }) => nameOf(service)).join('、')}
          は、{formatMonth(month)}のご請求の見込みがまだありません。
        </Typography>
      )}
    </Box>
  );
}

interface AddBillDayProps {
  /** The bill's month, `YYYYMM`. */
  month: string;
  /** What the day is: that of the debit, or the last one to pay. */
  label: string;
  /** ISO day. */
  day: string;
}

/** Hands the day of a bill to the customer's own calendar: without the sum, which others may see there. */
export function AddBillDay({ month, label, day }: AddBillDayProps) {
  const service = useSelectedService();
  if (!service) return null;
  const { service_type, phone_number } = service;
  return (
    <AddToCalendar
      events={[
        {
          id: `debit ${month}`,
          title: `${formatMonth(month)}分の${label}(${brand.services[service_type]})`,
          day,
          notes: phone_number ? [formatPhone(phone_number)] : [],
          url: billsOf(service_type).month(month),
        },
      ]}
    />
  );
}

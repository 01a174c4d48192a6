import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { specialCallings } from '@/catalogue/contract';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { formatDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { OfferRow } from '@/screens/shared/option/OfferRow';
import { optionStatus, unreadable } from '@/screens/shared/statuses';
import { Amount } from '@/ui/figure/Amount';
import { KeepTogether } from '@/ui/KeepTogether';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { callStatus } from './optionStatus';

/**
 * Call-flat option and call services; a SIM without calls has none of them.
 * @param closed why they can't be changed now, where that isn't told above
 */
export function CallSection({ closed }: { closed?: string | undefined }) {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getCallService)));
  if (isRejection(data)) {
    // Not found: a SIM for data only.
    if (data.refusal.status === 404) return null;
    return (
      <Section label="通話オプション">
        <p>{data.refusal.message}</p>
      </Section>
    );
  }
  return (
    <Section
      label="通話オプション"
      caption={`超えた分の通話料 30秒ごとに${formatYen(data.excess_fee)}`}
    >
      {closed && (
        <Typography sx={{ mb: 3 }}>
          <KeepTogether>{closed}</KeepTogether>
        </Typography>
      )}
      <List>
        <CallFlat call={data} />
        {data.services.map(({ service, name, monthly_fee, status }) => {
          const shape = callStatus(status);
          return (
            <OfferRow
              key={service}
              title={name}
              href={paths.mobileCallService()}
              status={shape && <Status {...shape} />}
              amount={<Amount value={monthly_fee} unit="円/月" />}
            />
          );
        })}
      </List>
    </Section>
  );
}

function CallFlat({ call }: { call: Schema.CallService }) {
  const { call_flat, call_flats, special_calling, next_call_flat, next_starts_on } = call;
  const isRead = isKnown(callFlats, call_flat);
  const isUsed = call_flat !== 'flat_rate' || special_calling !== null;
  const fee = isUsed
    ? call_flats.find((flat) => flat.call_flat === call_flat)?.monthly_fee
    : lowestFee(call_flats);
  return (
    <OfferRow
      title={isRead && call_flat !== 'flat_rate' ? callFlats[call_flat] : 'かけ放題'}
      href={paths.mobileCallService()}
      help={
        special_calling &&
        `特別な通話プラン「${labelOf(specialCallings, special_calling)}」をご利用中です`
      }
      status={isUsed && <Status {...(isRead ? optionStatus('SRVC') : unreadable)} />}
      amount={
        fee === undefined ? '-' : <Amount value={fee} unit={isUsed ? '円/月' : '円/月から'} />
      }
      note={
        next_call_flat &&
        next_starts_on &&
        `${formatDay(next_starts_on)}から${labelOf(callFlats, next_call_flat)}`
      }
    />
  );
}

/**
 * The lowest fee of a flat rate. The choice without a flat rate isn't counted, since it would read as
 * free.
 */
function lowestFee(flats: Schema.CallService['call_flats']): number | undefined {
  const fees = flats.flatMap(({ call_flat, monthly_fee }) =>
    call_flat === 'flat_rate' ? [] : [monthly_fee],
  );
  return fees.length > 0 ? Math.min(...fees) : undefined;
}

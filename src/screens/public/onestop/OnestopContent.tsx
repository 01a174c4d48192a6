import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { contractTypes } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { formatTime, untilDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { LossList } from '@/procedure/quit/LossList';
import { QuitCost } from '@/procedure/quit/QuitCost';
import { lostOf, ReturnList, returnsOf } from '@/procedure/quit/ReturnList';
import { selectService } from '@/session/selectedService';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { useOnestop } from './onestopEntry';

const Part = ({ children }: { children: ReactNode }) => (
  <Box component="section" sx={{ mt: 9 }}>
    {children}
  </Box>
);

const Label = ({ children }: { children: string }) => (
  <Typography variant="label" sx={{ mb: 4 }}>
    {children}
  </Typography>
);

/** The number that is ported out, the carrier it goes to, the deadlines, and what ends with it. */
export function OnestopContent() {
  const { align, quit } = useOnestop();
  const { numbers } = align;
  return (
    <>
      <Typography variant="lead">
        <Phrase>
          <Verbatim>{formatPhone(quit.phone)}</Verbatim>を、
        </Phrase>
        <Phrase>{quit.to_carrier}に移します。</Phrase>
      </Typography>
      <p>
        <Phrase>
          このお手続きは<b>{formatTime(quit.expires_at)}まで</b>です。
        </Phrase>
        <Phrase>
          {quit.to_carrier}での開通は、<Nowrap>{untilDay(quit.quit_on)}</Nowrap>です。
        </Phrase>
      </p>
      {numbers.length > 1 && (
        <Part>
          <RadioRows
            label="移す番号"
            name="onestop_number"
            value={numbers.find(({ phone }) => phone === quit.phone)?.service_id ?? ''}
            onChange={(event) => selectService(event.target.value)}
            rows={numbers.map(({ service_id, phone, contract_type, planName }) => ({
              value: service_id,
              title: formatPhone(phone),
              help: `${planName}・${labelOf(contractTypes, contract_type)}`,
            }))}
          />
        </Part>
      )}
      <p>
        <Phrase>{quit.to_carrier}で開通した日に、</Phrase>
        <Phrase>Minamoのご利用が終わります。</Phrase>
        <Phrase>それまではお使いいただけます。</Phrase>
      </p>
      <Part>
        <Label>使えなくなるもの</Label>
        {lostOf(quit.losses).length > 0 ? (
          <LossList losses={lostOf(quit.losses)} when="開通した日から" />
        ) : (
          <p>特にありません。</p>
        )}
      </Part>
      {returnsOf(quit.losses).length > 0 && (
        <Part>
          <Label>返却していただくもの</Label>
          <ReturnList returns={returnsOf(quit.losses)} to={paths.mobileRentalWifi()} />
        </Part>
      )}
      <Part>
        <Label>解約にかかる費用</Label>
        <QuitCost info={quit} />
      </Part>
    </>
  );
}

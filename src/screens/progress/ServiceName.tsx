import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { labelOf } from '@/catalogue/labelOf';
import { formatShortDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { LineNickname } from '@/session/LineNickname';
import { Nowrap } from '@/ui/page/Page';
import { ServiceLine } from '@/ui/page/ServiceLine';
import { lanesFrom } from './lanesFrom';
import type { PendingApplication } from './pendingApplication';

/** The service of an application, by line and name, and the day on which the application was accepted. */
export function ServiceName({
  of: { service, serviceId, phoneNumber, acceptedOn },
}: {
  of: PendingApplication;
}) {
  return (
    <Typography
      component="div"
      variant="body2"
      color="textSecondary"
      data-service={service}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2.5,
        '& > span:first-of-type': { flex: 'none', width: 36 },
      }}
    >
      <ServiceLine />
      <span>
        <Nowrap translate="no">
          {phoneNumber === null ? labelOf(brand.services, service) : formatPhone(phoneNumber)}
        </Nowrap>
        {acceptedOn !== null && (
          // The lanes say it where they stand.
          <Box component="span" sx={{ whiteSpace: 'nowrap', [lanesFrom]: { display: 'none' } }}>
            ・{formatShortDay(acceptedOn)}受付
          </Box>
        )}
        {phoneNumber !== null && (
          <>
            {' '}
            <LineNickname serviceId={serviceId} />
          </>
        )}
      </span>
    </Typography>
  );
}

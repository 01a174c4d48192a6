import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LineNickname } from '@/session/LineNickname';
import { Columns, Main } from '@/ui/page/Page';
import { Phone } from '@/ui/Phone';

interface PhoneNumberBarProps {
  /** Digits of the line that the procedure is for. */
  phone: string;
  serviceId: string;
  /** Lines of the customer. */
  count: number;
  /** 番号を切り替える. */
  action?: ReactNode;
}

/** Which number a procedure is for, where a customer has several lines (docs/design.md §7). */
export function PhoneNumberBar({ phone, serviceId, count, action }: PhoneNumberBarProps) {
  return (
    <Box
      data-print="none"
      sx={{ bgcolor: 'background.band', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container sx={{ py: 2.5 }}>
        <Columns>
          <Main
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              flexWrap: 'wrap',
              gap: '8px 40px',
              '& > :last-child': { flex: 'none' },
            }}
          >
            <Box sx={{ flex: '1 1 0' }}>
              <Typography component="div" variant="caption" color="textSecondary">
                この番号の手続き(全{count}回線)
              </Typography>
              <Box
                sx={{
                  fontSize: 24,
                  lineHeight: '32px',
                  color: 'service.main',
                  whiteSpace: 'nowrap',
                }}
              >
                <Phone digits={phone} />
                {/* Takes the width that the number has, and asks for none. */}
                <Box sx={{ width: 0, minWidth: '100%', lineHeight: '24px' }}>
                  <LineNickname serviceId={serviceId} />
                </Box>
              </Box>
            </Box>
            {action}
          </Main>
        </Columns>
      </Container>
    </Box>
  );
}

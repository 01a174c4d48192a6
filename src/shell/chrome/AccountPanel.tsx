import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ServiceType } from '@/config/runtimeConfig';
import { pressedKey } from '@/lib/pressedKey';
import { Columns, Verbatim } from '@/ui/page/Page';
import { AskedFor, Histories, LogoutButton, Services, SupportRows } from './MenuParts';
import { useMenu } from './useMenu';

export interface AccountPanelProps {
  id: string;
  service: ServiceType;
  user: string;
  onClose: () => void;
}

/**
 * Hangs from the head rule over a scrim: person and logout in the rail, then three columns
 * (docs/design.md §7). It isn't a modal Popover, so its opener stays within reach of the keyboard.
 */
export default function AccountPanel({ id, service, user, onClose }: AccountPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const menu = useMenu(service);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);

  return (
    <>
      <Backdrop open transitionDuration={0} sx={{ zIndex: -1 }} onClick={onClose} />
      <Paper
        ref={panel}
        id={id}
        square
        elevation={0}
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: '100%',
          zIndex: 1,
          maxHeight: 'calc(100vh - 84px)',
          overflowY: 'auto',
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'text.primary',
        }}
        onBlur={(event) => {
          // Tabbing out of the panel closes it; a click on the scrim has no next target.
          if (event.relatedTarget && !panel.current?.contains(event.relatedTarget)) onClose();
        }}
      >
        <Container sx={{ pt: { xs: 9 }, pb: { xs: 12 } }}>
          <Columns>
            <div>
              <Typography variant="label" component="p" translate="no">
                {menu.name ?? user}
              </Typography>
              {menu.phone && (
                <Typography variant="label" component="p" translate="no">
                  {menu.phone}
                </Typography>
              )}
              {menu.contractNo && (
                <Typography variant="help" sx={{ mt: 1, mb: 5 }}>
                  お客さま番号 <Verbatim>{menu.contractNo}</Verbatim>
                </Typography>
              )}
              <LogoutButton small />
            </div>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: {
                  xs: 'repeat(2, minmax(0, 1fr))',
                  md: 'repeat(3, minmax(0, 1fr))',
                },
                columnGap: 10,
                rowGap: 5,
              }}
            >
              <AskedFor service={service} />
              {menu.services && <Services services={menu.services} selected={menu.selected} />}
              <Histories
                service={service}
                actions={menu.actions}
                unread={menu.unread}
                lastLogin={menu.lastLogin}
              />
              <SupportRows service={service} terms={menu.terms} />
            </Box>
          </Columns>
        </Container>
      </Paper>
    </>
  );
}

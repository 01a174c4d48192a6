import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import type { LoginNotice } from './loginNotice';

/** A notice above the fields, read out when it comes; it takes the focus, so that reading goes on from it. */
export function LoginNoticeBox({
  notice: { severity, title, text, nextAction },
  ref,
}: {
  notice: LoginNotice;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <Box ref={ref} tabIndex={-1} sx={{ mb: { xs: 5, sm: 7 }, '&:focus': { outline: 'none' } }}>
      <Alert severity={severity} role={severity === 'error' ? 'alert' : 'status'}>
        <AlertTitle component="h2">{title}</AlertTitle>
        {text}
        {nextAction && (
          <Box sx={{ mt: 1 }}>
            <Button
              variant="text"
              href={nextAction.href}
              onClick={nextAction.onClick}
              sx={{ fontWeight: 700 }}
            >
              {nextAction.label}
            </Button>
          </Box>
        )}
      </Alert>
    </Box>
  );
}

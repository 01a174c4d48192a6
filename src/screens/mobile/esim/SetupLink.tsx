import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { setupAddress, type SetupSystem } from '@/lib/esimSetup';

interface SetupLinkProps {
  system: SetupSystem;
  activation: Schema.EsimActivation;
  variant: 'primary' | 'secondary' | 'text';
  children: ReactNode;
}

/**
 * Opens the system's set-up of the eSIM. In this window: a system takes its address over from the page where
 * it was pressed, and an empty window would stay behind. The code goes to the system alone.
 */
export const SetupLink = ({ system, activation, variant, children }: SetupLinkProps) => (
  <Button
    component="a"
    variant={variant}
    href={setupAddress(system, activation.qr_text)}
    rel="noreferrer"
    referrerPolicy="no-referrer"
  >
    {children}
  </Button>
);

import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { setupAddress, type SetupSystem } from '@/lib/esimSetup';
import type { Activation } from './esimEntry';

interface SetupLinkProps {
  system: SetupSystem;
  activation: Activation;
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

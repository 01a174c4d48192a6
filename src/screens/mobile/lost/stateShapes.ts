import type { SimState } from '@/catalogue/codes';
import type { StatusShape } from '@/ui/status/Status';

/** The shape of each state of a SIM; its word is the catalogue's. */
export const stateShapes: Record<SimState, Omit<StatusShape, 'label'>> = {
  using: { mark: 'filled' },
  stopping: { mark: 'half' },
  stopped: { mark: 'slashed', box: 'ink' },
  restarting: { mark: 'half' },
};

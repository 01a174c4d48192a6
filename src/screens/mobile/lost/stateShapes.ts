import type { SimState } from '@/catalogue/codes';
import { simStates } from '@/catalogue/stopRestart';
import type { StatusShape } from '@/ui/status/Status';

/** The states of a SIM. */
export const stateShapes: Record<SimState, StatusShape> = {
  using: { mark: 'filled', label: simStates.using },
  stopping: { mark: 'half', label: simStates.stopping },
  stopped: { mark: 'slashed', label: simStates.stopped, box: 'ink' },
  restarting: { mark: 'half', label: simStates.restarting },
};

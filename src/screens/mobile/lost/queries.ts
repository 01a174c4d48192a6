import { api } from '@/api/generated/operations';
import type { Service } from '@/api/models';
import { queryOrRejection, read } from '@/api/query';
import { simsInUse } from '@/screens/shared/simsInUse';

/** The reads of each SIM that may have been lost, which the screen starts with. */
export const lostReads = (services: readonly Service[]) =>
  simsInUse(services).flatMap(({ service_id }) => [
    read(api.getStopRestartInfo, { service_id }),
    read(api.getSettingsRestriction, { service_id }),
    queryOrRejection(read(api.getEsim, { service_id })),
    read(api.getDeviceInfo, { service_id }),
  ]);

import { fixedApi, serviceApi } from '@/api/clients';
import { ofService } from '@/api/ofService';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';
import { voipQueries } from '../voip/queries';

/** The reads of the option types that have their own. */
export const optionTypeQueries = {
  voip: voipQueries.voip,
  rvoip: voipQueries.rvoip,
  hikaritv: () => readQuery(fixedApi, '/api/read/v1/option/hikaritv'),
  unext: () => readQuery(fixedApi, '/api/read/v1/option/unext'),
  secom: () => readQuery(fixedApi, '/api/read/v1/option/secom'),
  amuelink: () => readQuery(fixedApi, '/api/read/v1/option/amuelink'),
  bravia_recycle: () => readQuery(fixedApi, '/api/read/v1/option/bravia-recycle'),
  ps5: () => readQuery(fixedApi, '/api/read/v1/option/ps5'),
  denki: () => readQuery(fixedApi, '/api/read/v1/option/denki'),
  gas: () => readQuery(fixedApi, '/api/read/v1/option/gas'),
  mesh_wifi: () => readQuery(fixedApi, '/api/read/v1/option/mesh-wifi'),
  smart_life: () => readQuery(fixedApi, '/api/read/v1/option/smart-life'),
  watch_over: () => readQuery(fixedApi, '/api/read/v1/option/watch-over'),
  security: () => readQuery(fixedApi, '/api/read/v1/option/security'),
};

export type OptionTypeWithRead = keyof typeof optionTypeQueries;

/** What an order needs beside the state: the plans of the TV, the stock of the console. */
export const choiceQueries = {
  hikaritv: () =>
    readQuery(serviceApi, '/api/read/v1/services/{service_id}/option/hikaritv', ofService('fixed')),
  stock: () =>
    readQuery(
      serviceApi,
      '/api/read/v1/services/{service_id}/option/ps5/stock',
      ofService('fixed'),
    ),
};

/** Whether an option type has a read of its own. */
export const hasOwnRead = (optionType: string): optionType is OptionTypeWithRead =>
  Object.hasOwn(optionTypeQueries, optionType);

/** Answers whose types the screens use by name. */
export interface OptionTypeAnswers {
  hikaritvPlans: DataOf<ReturnType<typeof choiceQueries.hikaritv>>;
  stock: DataOf<ReturnType<typeof choiceQueries.stock>>;
  denki: DataOf<ReturnType<typeof optionTypeQueries.denki>>;
}

import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { queryClient } from '@/api/queryClient';
import { unwrap } from '@/api/unwrap';
import { isRejection } from '@/procedure/queryOrRejection';
import { optionRead, type OptionWithOwnRead } from './optionRead';
import { type Operation, type OptionValues, variantSent } from './optionValues';

const base = '/api/write/v1/services/{service_id}';

/**
 * Adds, changes or removes an option.
 * @throws ApiError
 */
export async function sendOption(of: OptionWithOwnRead, values: OptionValues, confirmed: Terms) {
  const operation = values.operation || 'add';
  const read = await queryClient.ensureQueryData(optionRead(of));
  const code = isRejection(read) ? values.code : variantSent(read, values);
  return { ...(await send(of, operation, code, confirmed)), operation };
}

function send(of: OptionWithOwnRead, operation: Operation, code: string | null, confirmed: Terms) {
  const plain = { operation: operation === 'update' ? 'add' : operation, confirmed } as const;
  switch (of) {
    case 'ValueDataFree':
      return unwrap(mobileApi.POST(`${base}/value-data-free`, { body: plain }));
    case 'VirusBusterMobile':
      return unwrap(mobileApi.POST(`${base}/virusbustermobile`, { body: plain }));
    case 'PremiumBand':
      return unwrap(
        mobileApi.POST(`${base}/premium-band`, {
          body: { operation, code: code === 'VO3222' ? code : 'VO3132', confirmed },
        }),
      );
    case 'NetworkFifthGeneration':
      return unwrap(
        mobileApi.POST(`${base}/fifth-generation`, {
          body: {
            operation,
            code: code === 'VO3242' || code === 'VO3252' ? code : 'VO3232',
            confirmed,
          },
        }),
      );
  }
}

/** The receipt of an option; its serial number isn't kept after the page has been left. */
export type OptionReceipt = Awaited<ReturnType<typeof sendOption>>;

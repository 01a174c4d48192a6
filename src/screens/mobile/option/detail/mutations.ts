import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { optionRead, type OptionWithOwnRead } from './optionRead';
import { type Operation, type OptionValues, variantSent } from './optionValues';

/**
 * Adds, changes or removes an option.
 * @throws ApiError
 */
export async function sendOption(
  of: OptionWithOwnRead,
  values: OptionValues,
  confirmed: Schema.Terms,
) {
  const operation = values.operation || 'add';
  const read = await queryClient.ensureQueryData(optionRead(of));
  const code = isRejection(read) ? values.code : variantSent(read, values);
  return { ...(await send(of, operation, code, confirmed)), operation };
}

function send(
  of: OptionWithOwnRead,
  operation: Operation,
  code: string | null,
  confirmed: Schema.Terms,
) {
  const plain = { operation: operation === 'update' ? 'add' : operation, confirmed } as const;
  switch (of) {
    case 'ValueDataFree':
      return call(api.postValueDataFree, { body: plain });
    case 'VirusBusterMobile':
      return call(api.postVirusBusterMobile, { body: plain });
    case 'PremiumBand':
      return call(api.postPremiumBand, {
        body: { operation, code: code === 'VO3222' ? code : 'VO3132', confirmed },
      });
    case 'NetworkFifthGeneration':
      return call(api.postFifthGeneration, {
        body: {
          operation,
          code: code === 'VO3242' || code === 'VO3252' ? code : 'VO3232',
          confirmed,
        },
      });
  }
}

/** The receipt of an option; its serial number isn't kept after the page has been left. */
export type OptionReceipt = Awaited<ReturnType<typeof sendOption>>;

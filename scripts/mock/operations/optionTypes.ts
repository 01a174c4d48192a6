import { consoleCodes } from '@/catalogue/fibreOptions/terms.ts';
import { addDays, formatDay } from '@/lib/date.ts';
import type { OperationId, Success } from '../contractTypes.ts';
import { fibreExample } from '../facts/examples.ts';
import { keepsMesh } from '../facts/fibreQuit.ts';
import type { ContractedOption } from '../facts/option.ts';
import {
  consoleCode,
  contractedOption,
  entitled,
  inStock,
  isConsole,
  isOpen,
  stocked,
  today,
} from '../facts/options.ts';
import type { CustomerCall, Handlers } from '../handler.ts';

/** The fields that the reads of all kinds of options share. */
interface SharedFields {
  code: string;
  monthly_fee: number;
  started_on: string | null;
  ends_on: string;
  order_types: ContractedOption['order_types'];
  reason: string | null;
}

/** The read of each kind of option: the customer's named example, with the state of the contract put over it. */
export const optionTypes: Handlers = {
  getOptionUnext: (call) => {
    const { option, own } = of(call, 'getOptionUnext');
    const status = (
      {
        NONE: 'none',
        ENTR: 'applying',
        SRVC: 'in_use',
        CNCL: 'cancelled',
        QTWT: 'termination_accepted',
        QUIT: 'terminated',
      } as const
    )[option.status];
    return { ...own, status };
  },

  getOptionSecom: (call) => {
    const { option, own } = of(call, 'getOptionSecom');
    const status = ({ NONE: null, ENTR: 'EXAM', CNCL: 'CNCL', QUIT: 'QUIT' } as const)[
      option.status as 'NONE'
    ];
    return {
      ...own,
      status: option.status === 'SRVC' || option.status === 'QTWT' ? 'SRVC' : status,
      visit_date: option.details.visitOn,
      order_types: own.order_types.filter((type) => type !== '6'),
      reason:
        option.status === 'QTWT'
          ? `${formatDay(option.ends_on)}までのご利用で、解約を受け付けています。`
          : own.reason,
    };
  },

  getOptionAmuelink: (call) => {
    const { option, own } = of(call, 'getOptionAmuelink');
    return { ...own, status: option.status === 'NONE' ? null : option.status };
  },

  getOptionBraviaRecycle: (call) => {
    const { option, own } = of(call, 'getOptionBraviaRecycle');
    const { pickupOn } = option.details;
    return {
      ...own,
      status: option.status,
      has_recycle: option.status === 'ENTR',
      recycle_date: option.status === 'ENTR' ? pickupOn : null,
    };
  },

  getOptionPs5: (call) => {
    const { option, own } = of(call, 'getOptionPs5', consoleCode(call));
    const { order_types, reason } = entitled(call, stocked(call, contractedOption(call, own.code)));
    return {
      ...own,
      status: option.status,
      order_types,
      reason,
      edition: isOpen(option)
        ? null
        : option.code === consoleCodes.digital
          ? 'digital'
          : 'standard',
      leave_by: option.details.leaving,
      editions: own.editions.map((offer) => ({
        ...offer,
        in_stock: inStock(call, offer.edition),
      })),
    };
  },

  getOptionDenki: (call) => {
    const { option, own } = of(call, 'getOptionDenki');
    const { starts_on, details } = option.next ?? {};
    return {
      ...own,
      status: option.status,
      plan: option.status === 'NONE' ? null : (option.details.energyPlan ?? beginningPlan),
      current: energyOf(option, own.current),
      next: starts_on
        ? {
            starts_on,
            plan: unless(details?.energyPlan, option.details.energyPlan),
            current: unless(details?.energy, option.details.energy),
          }
        : null,
    };
  },

  getOptionGas: (call) => {
    const { option, own } = of(call, 'getOptionGas');
    return {
      ...own,
      status: option.status,
      current: energyOf(option, own.current),
      ...(own.is_lp_gas && { order_types: [] }),
    };
  },

  getOptionMeshWifi: (call) => {
    const { option, own } = of(call, 'getOptionMeshWifi');
    const isLent = ['SRVC', 'QTWT'].includes(option.status);
    const count = option.details.choice === 'two_devices' ? 2 : 1;
    return {
      ...own,
      status: option.status,
      device_count: isLent ? count : 0,
      return_until:
        option.status === 'QTWT' && !keepsMesh(call) ? addDays(option.ends_on, 8) : null,
    };
  },

  getOptionSmartLife: (call) => {
    const { option, own } = of(call, 'getOptionSmartLife');
    return { ...own, status: option.status, has_guard: option.details.choice === 'with_guard' };
  },

  getOptionWatchOver: (call) => {
    const { option, own } = of(call, 'getOptionWatchOver');
    return { ...own, status: option.status };
  },

  getOptionSecurity: (call) => {
    const { option, own } = of(call, 'getOptionSecurity');
    const edition = option.details.choice === 'free' ? 'free' : 'paid';
    return {
      ...own,
      status: option.status,
      edition,
      device_limit: edition === 'free' ? 1 : 7,
      licence_key: option.status === 'SRVC' ? 'MNSEC-0000-0000-0001' : null,
    };
  },
};

/** The plan that the electricity bundle begins with. */
const beginningPlan = 'standard';

/** A value to come, or null where it is the present one. */
const unless = <Value>(coming: Value | null | undefined, now: Value | null): Value | null =>
  coming === now ? null : (coming ?? null);

/** The option that a read is about (by code, else by the example's), and the example with the shared fields set. */
function of<Id extends OperationId>(context: CustomerCall, id: Id, code?: string) {
  const example = fibreExample(context, id) as Success<Id> & SharedFields;
  const option = entitled(context, contractedOption(context, code ?? example.code));
  const isUsed = option.starts_on !== null && option.starts_on <= today(context);
  const isRefused = example.reason !== null && option.order_types.includes('1');
  return {
    option,
    own: {
      ...example,
      code: option.code,
      monthly_fee:
        isConsole(option.code) || option.status !== 'NONE'
          ? option.monthly_fee
          : example.monthly_fee,
      started_on: isUsed ? option.starts_on : null,
      ends_on: option.ends_on,
      order_types: isRefused ? [] : option.order_types,
      reason: isRefused ? example.reason : option.reason,
    },
  };
}

function energyOf(
  option: ContractedOption,
  example: Success<'getOptionDenki'>['current'],
): Success<'getOptionDenki'>['current'] {
  return option.details.energy ?? (option.status === 'NONE' ? null : example);
}

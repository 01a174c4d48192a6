import { addDays } from '../../../../src/lib/dayRange.ts';
import { consoleCodes } from '../../../../src/catalogue/fibreOptions/terms.ts';
import { formatDay } from '../../../../src/lib/date.ts';
import type { Handlers } from '../domain.ts';
import type { OperationId, Success } from '../operations.ts';
import { fibreExample } from '../fibre.ts';
import { lifeOf, type Asking, type OptionLife } from './life.ts';
import { consoleCode, inStock, isConsole, isOpen, noStock, today } from './list.ts';

/** What every kind of option tells alike. */
interface Told {
  code: string;
  monthly_fee: number;
  started_on: string | null;
  ends_on: string;
  order_types: OptionLife['order_types'];
  reason: string | null;
}

/** Each kind of option as the contract stands, over the customer's named example. */
export const optionKinds: Handlers = {
  getOptionUnext: (call) => {
    const { life, told } = of(call, 'getOptionUnext');
    const status = (
      {
        NONE: 'none',
        ENTR: 'applying',
        SRVC: 'in_use',
        CNCL: 'cancelled',
        QTWT: 'termination_accepted',
        QUIT: 'terminated',
      } as const
    )[life.status];
    return { ...told, status };
  },

  getOptionSecom: (call) => {
    const { life, told } = of(call, 'getOptionSecom');
    const status = ({ NONE: null, ENTR: 'EXAM', CNCL: 'CNCL', QUIT: 'QUIT' } as const)[
      life.status as 'NONE'
    ];
    return {
      ...told,
      status: life.status === 'SRVC' || life.status === 'QTWT' ? 'SRVC' : status,
      visit_date: life.details.visitOn,
      order_types: told.order_types.filter((type) => type !== '6'),
      reason:
        life.status === 'QTWT'
          ? `${formatDay(life.ends_on)}までのご利用で、解約を受け付けています。`
          : told.reason,
    };
  },

  getOptionAmuelink: (call) => {
    const { life, told } = of(call, 'getOptionAmuelink');
    return { ...told, status: life.status === 'NONE' ? null : life.status };
  },

  getOptionBraviaRecycle: (call) => {
    const { life, told } = of(call, 'getOptionBraviaRecycle');
    const { pickupOn } = life.details;
    return {
      ...told,
      status: life.status,
      has_recycle: life.status === 'ENTR',
      recycle_date: life.status === 'ENTR' ? pickupOn : null,
    };
  },

  getOptionPs5: (call) => {
    const { life, told } = of(call, 'getOptionPs5', consoleCode(call));
    const canEnter = isOpen(life);
    return {
      ...told,
      status: life.status,
      order_types: canEnter ? (inStock(call) ? ['1'] : []) : told.order_types,
      reason: canEnter && !inStock(call) ? noStock : told.reason,
      edition: canEnter ? null : life.code === consoleCodes.digital ? 'digital' : 'standard',
      leave_by: life.details.leaving,
      editions: told.editions.map((offer) => ({
        ...offer,
        in_stock: inStock(call, offer.edition),
      })),
    };
  },

  getOptionDenki: (call) => {
    const { life, told } = of(call, 'getOptionDenki');
    const { starts_on, details } = life.next ?? {};
    return {
      ...told,
      status: life.status,
      plan: life.status === 'NONE' ? null : (life.details.energyPlan ?? beginningPlan),
      current: energyOf(life, told.current),
      next: starts_on
        ? {
            starts_on,
            plan: unless(details?.energyPlan, life.details.energyPlan),
            current: unless(details?.energy, life.details.energy),
          }
        : null,
    };
  },

  getOptionGas: (call) => {
    const { life, told } = of(call, 'getOptionGas');
    return {
      ...told,
      status: life.status,
      current: energyOf(life, told.current),
      ...(told.is_lp_gas && { order_types: [] }),
    };
  },

  getOptionMeshWifi: (call) => {
    const { life, told } = of(call, 'getOptionMeshWifi');
    const isLent = ['SRVC', 'QTWT'].includes(life.status);
    const count = life.details.choice === 'two_devices' ? 2 : 1;
    return {
      ...told,
      status: life.status,
      device_count: isLent ? count : 0,
      return_until: life.status === 'QTWT' ? addDays(life.ends_on, 8) : null,
    };
  },

  getOptionSmartLife: (call) => {
    const { life, told } = of(call, 'getOptionSmartLife');
    return { ...told, status: life.status, has_guard: life.details.choice === 'with_guard' };
  },

  getOptionWatchOver: (call) => {
    const { life, told } = of(call, 'getOptionWatchOver');
    return { ...told, status: life.status };
  },

  getOptionSecurity: (call) => {
    const { life, told } = of(call, 'getOptionSecurity');
    const edition = life.details.choice === 'free' ? 'free' : 'paid';
    return {
      ...told,
      status: life.status,
      edition,
      device_limit: edition === 'free' ? 1 : 7,
      licence_key: life.status === 'SRVC' ? 'MNSEC-0000-0000-0001' : null,
    };
  },
};

/** The plan that the electricity bundle begins with. */
const beginningPlan = 'standard';

/** What comes, unless it is what is there already. */
const unless = <Value>(coming: Value | null | undefined, now: Value | null): Value | null =>
  coming === now ? null : (coming ?? null);

/** The option of a kind, or of a code, and what all kinds tell alike over the example of the read. */
function of<Id extends OperationId>(asking: Asking, id: Id, code?: string) {
  const example = fibreExample(asking, id) as Success<Id> & Told;
  const life = lifeOf(asking, code ?? example.code);
  const isUsed = life.starts_on !== null && life.starts_on <= today(asking);
  const isRefused = example.reason !== null && life.order_types.includes('1');
  return {
    life,
    told: {
      ...example,
      code: life.code,
      monthly_fee:
        isConsole(life.code) || life.status !== 'NONE' ? life.monthly_fee : example.monthly_fee,
      started_on: isUsed ? life.starts_on : null,
      ends_on: life.ends_on,
      order_types: isRefused ? [] : life.order_types,
      reason: isRefused ? example.reason : life.reason,
    },
  };
}

function energyOf(
  life: OptionLife,
  example: Success<'getOptionDenki'>['current'],
): Success<'getOptionDenki'>['current'] {
  return life.details.energy ?? (life.status === 'NONE' ? null : example);
}

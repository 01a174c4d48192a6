import { fibreOption } from '@/catalogue/fibreOptions.ts';
import type { Contract } from '../contract/contract.ts';
import type { OperationId, RequestBody, Success } from '../contractTypes.ts';
import { nothingChosen } from '../testing.ts';
import type { AnyCaller, ReadAccount, ReadService } from './account.ts';

type WriteId = Extract<OperationId, `p${'ost' | 'ut'}${string}`>;

/** Something that the reads offer a customer, with the request that asks for it. */
export interface Offer {
  /** What is asked for, the same for all customers: one of each kind is walked. */
  kind: string;
  write: WriteId;
  serviceId: string;
  body: unknown;
  /** By how much the bill of a later month differs for it, in yen; unknown where the reads don't say. */
  monthly?: number | null;
}

const eid = '89033023426100000000001234567890';
/** IMEIs of two devices; the one that is protected already is no change. */
const imeis = ['350000000009999', '350000000008888'];

const to = <Id extends WriteId>(
  kind: string,
  write: Id,
  body: RequestBody<Id>,
  monthly?: number | null,
) => ({ kind, write, body, monthly });

/** Everything that a SIM's reads offer now. */
function simOffers({ read, listed }: ReadService): Omit<Offer, 'serviceId'>[] {
  const change = read('getPricePlanExchange');
  const plan = change?.plans.find(({ can_choose, is_current }) => can_choose && !is_current)?.plan;
  const calls = read('getCallService');
  const flat = calls?.call_flats.find(
    ({ can_choose, call_flat }) => can_choose && call_flat !== calls.call_flat,
  );
  const charge = read('getCharge');
  const advance = read('getDataAdvance');
  const gigaPlus = read('getGigaPlus');
  const gift = read('getPacketGift');
  const quit = read('getMobileQuitInfo');
  const reason = quit?.reasons[0]?.code ?? null;
  const stop = read('getStopRestartInfo');
  const taken = read('getCancelExchangePricePlan');
  const pack = charge?.options.find(({ is_available }) => is_available);
  const device = read('getDeviceEntry')?.devices.find(({ colours }) =>
    colours.some(({ in_stock }) => in_stock),
  );
  const colour = device?.colours.find(({ in_stock }) => in_stock);
  const porting = read('getMnpTransferIn');
  const slot = porting?.days
    .flatMap(({ slots }) => slots)
    .find(({ is_available, starts_at }) => is_available && starts_at !== porting.reserved_at);
  const protection = read('getDeviceCompensation');
  return [
    ...(change && plan
      ? [
          to(
            'change of plan',
            'postPricePlanExchange',
            {
              planCode: plan.planCode,
              call_flat: change.current_call_flat,
              special_calling: null,
              premium_option:
                change.premium_options.find(({ is_current }) => !is_current)?.option ??
                change.current_premium_option,
            },
            plan.monthly_fee - change.current_plan.monthly_fee,
          ),
        ]
      : []),
    ...(calls && flat && !calls.next_call_flat
      ? [
          to(
            'call-flat',
            'postCallService',
            { call_flat: flat.call_flat, services: [] },
            flat.monthly_fee -
              (calls.call_flats.find(({ call_flat }) => call_flat === calls.call_flat)
                ?.monthly_fee ?? 0),
          ),
        ]
      : []),
    ...(calls?.services ?? [])
      .filter(({ can_change }) => can_change)
      .map(({ service, status, monthly_fee }) =>
        to(
          `call service ${service} ${status}`,
          'postCallService',
          {
            call_flat: calls?.call_flat ?? 'flat_rate',
            services: [{ service, operation: status === 'using' ? 'remove' : 'add' }],
          },
          status === 'using' ? 0 - monthly_fee : monthly_fee,
        ),
      ),
    ...(read('getMobileOption')?.options ?? []).flatMap((option) =>
      option.operations.flatMap((operation) => optionOffer(option, operation)),
    ),
    ...(charge && pack
      ? [
          to('charge', 'postCharge', {
            category: charge.category,
            option_code: pack.option_code,
          }),
        ]
      : []),
    ...(advance && advance.limit_mb >= advance.unit_mb
      ? [to('advance', 'postDataAdvance', { amount_mb: advance.unit_mb })]
      : []),
    ...(gigaPlus ? [to('giga plus', 'postGigaPlus', { giga_plus_id: gigaPlus.giga_plus_id })] : []),
    ...(gift && gift.limit_mb >= gift.unit_mb && gift.remaining_times > 0
      ? [
          to('gift', 'postPacketGiftCode', {
            to_phone: listed.phone_number === '09000004321' ? '09000003456' : '09000004321',
            amount_mb: gift.unit_mb,
            message: null,
          }),
        ]
      : []),
    ...(read('getEsim')?.operations ?? [])
      .filter(({ can_choose }) => can_choose)
      .map(({ operation }) => to(`eSIM ${operation}`, 'postEsim', { operation, eid })),
    ...(device && colour
      ? [
          to('device', 'postDeviceEntry', {
            device_code: device.device_code,
            colour_code: colour.colour_code,
            payment: 'once',
            delivery_on: null,
            delivery_band: null,
          }),
        ]
      : []),
    ...(protection?.operations.includes('imei')
      ? [
          to('IMEI', 'postDeviceCompensation', {
            operation: 'imei',
            imei: imeis.find((imei) => imei !== protection.imei) ?? null,
          }),
        ]
      : []),
    ...(slot ? [to('number moved in', 'postMnpTransferIn', { starts_at: slot.starts_at })] : []),
    ...(quit?.mnp_quit_on
      ? [
          to('leaving with the number', 'postMobileQuitInfo', {
            action: 'quit_mnp',
            quit_on: quit.mnp_quit_on,
            reason,
            onestop_id: null,
          }),
        ]
      : []),
    ...(quit && quit.status === null
      ? [
          to('leaving', 'postMobileQuitInfo', {
            action: 'quit',
            quit_on: quit.quit_on,
            reason,
            onestop_id: null,
          }),
        ]
      : []),
    ...(quit?.canQuitCancel
      ? [
          to('staying after all', 'postMobileQuitInfo', {
            action: 'quit_cancel',
            quit_on: quit.quit_on,
            reason: null,
            onestop_id: null,
          }),
        ]
      : []),
    ...(stop?.can_stop
      ? [to('stop', 'postStopRestartInfo', { action: 'stop', reason: 'lost' })]
      : []),
    ...(stop?.can_restart
      ? [to('restart', 'postStopRestartInfo', { action: 'restart', reason: null })]
      : []),
    ...(taken
      ? [
          to('plan taken back', 'postCancelExchangePricePlan', {
            receipt_number: taken.receipt_number,
            target: 'price_plan',
          }),
        ]
      : []),
  ];
}

type MobileOption = Success<'getMobileOption'>['options'][number];

function optionOffer(
  { key, code, monthly_fee: fee }: MobileOption,
  operation: 'add' | 'remove' | 'update',
): Omit<Offer, 'serviceId'>[] {
  const kind = `${key} ${operation}`;
  const monthly = fee === null || operation === 'update' ? 0 : operation === 'add' ? fee : 0 - fee;
  switch (key) {
    case 'VirusBusterMobile':
      return operation === 'update'
        ? []
        : [to(kind, 'postVirusBusterMobile', { operation }, monthly)];
    case 'ValueDataFree':
      return operation === 'update' ? [] : [to(kind, 'postValueDataFree', { operation }, monthly)];
    case 'PremiumBand':
      return [
        to(kind, 'postPremiumBand', {
          operation,
          code: code === 'VO3132' && operation === 'update' ? 'VO3222' : 'VO3132',
        }),
      ];
    case 'NetworkFifthGeneration':
      return [
        to(kind, 'postFifthGeneration', {
          operation,
          code: code === 'VO3232' && operation === 'update' ? 'VO3242' : 'VO3232',
        }),
      ];
    case 'DeviceCompensation':
      return operation === 'remove'
        ? [to(kind, 'postDeviceCompensation', { operation: 'quit', imei: null }, monthly)]
        : [];
    // Ordered on pages of the partners.
    case 'DevicePurchase':
    case 'IFilter':
      return [];
  }
}

/** Options that are ordered by a form of their own, or that ask for what only a customer knows. */
const withOwnForm = /^(VOIP|RVOIP|HIKARITV|MO30\dN|MO201N|MO202N|MO340N|MO330N)$/;

/** Everything that the reads of fibre offer now, of what needs no form of its own. */
function fibreOffers({ read }: ReadService): Omit<Offer, 'serviceId'>[] {
  const fee = read('getCancellationFee');
  const cancel = read('getQuitCancel');
  const kinds: Partial<Record<string, string>> = {
    '1': 'entry',
    '2': 'entry taken back',
    '3': 'leaving',
    '4': 'staying after all',
  };
  return [
    ...(read('getOption')?.options ?? [])
      .filter(({ code }) => !withOwnForm.test(code))
      .flatMap(({ code, order_types, monthly_fee }) =>
        order_types
          .filter((type) => kinds[type])
          .map((order_type) =>
            to(
              `${fibreOption(code)?.optionType ?? code} ${kinds[order_type] ?? ''}`,
              'postOption',
              {
                code,
                order_type,
                ...nothingChosen,
              },
              order_type === '3' ? 0 - monthly_fee : null,
            ),
          ),
      ),
    ...(fee?.can_quit
      ? [
          to('leaving fibre', 'postQuit', {
            quit_on: fee.quit_on,
            reason: '21',
            devices: fee.devices.flatMap(({ device_id, choices: [first] }) =>
              first ? [{ device_id, choice: first.choice }] : [],
            ),
            onu_address: '1',
            pickup_address: null,
            pickup_time: 'none',
            has_consented: true,
          }),
        ]
      : []),
    ...(cancel?.can_cancel
      ? [to('staying with fibre', 'postQuitCancel', { has_consented: true })]
      : []),
    ...(read('getContractPlan')?.plan.canEntryCancel
      ? [to('fibre not wanted', 'postContractEntryCancel', { reason: '99', comment: null })]
      : []),
  ];
}

/** What is offered to a customer now, over all services. */
export const offersTo = ({ services }: ReadAccount): Offer[] =>
  services.flatMap((service) =>
    (service.listed.service_type === 'mobile' ? simOffers : fibreOffers)(service).map((offer) => ({
      ...offer,
      serviceId: service.listed.service_id,
    })),
  );

/** Asks for what is offered. */
export function sendOffer(
  contract: Contract,
  caller: AnyCaller,
  { write, serviceId, body }: Offer,
): Promise<Response> {
  const operation = contract.find(write);
  if (!operation) throw new Error(`The contract has no ${write}.`);
  const host = operation.path.includes('{service_id}')
    ? serviceId.startsWith('m')
      ? 'mobile'
      : 'fixed'
    : (operation.hosts[0] ?? 'fixed');
  return caller.call(`/hosts/${host}${operation.path.replace('{service_id}', serviceId)}`, {
    method: operation.method,
    body,
  });
}

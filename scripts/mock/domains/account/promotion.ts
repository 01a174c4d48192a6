import type { Service } from '../../customers/customer.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { able, type ContractChange, withProcedure } from '../contract/contractChange.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
import { type Handlers } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';

type Settings = Success<'getContractPromotion'>;

const channels = { mail: 'メール', sms: 'SMS', post: '郵送' } as const;

/** What the customer has set for a service; undefined until then. */
function settingsOf({ past }: Session, { listed }: Service): Settings | undefined {
  const isOwn = (service_id: string | null) =>
    service_id === null ? listed.service_type === 'fixed' : service_id === listed.service_id;
  return eventsOf(past, ['putPromotion', 'putServiceContractPromotion']).findLast(
    ({ service_id }) => isOwn(service_id),
  )?.answer.settings;
}

const promotionOf = (mock: MockContext, session: Session, service: Service): Settings =>
  settingsOf(session, service) ?? exampleOf(mock, service, 'getContractPromotion');

function set({ now }: { session: Session; now: Date }, settings: Settings) {
  return { accepted_at: formatMoment(now), settings };
}

/** The names of the channels that are used for at least one kind of offer. */
export function channelNames(settings: Settings): string {
  const used = (['mail', 'sms', 'post'] as const).filter((channel) =>
    Object.values(settings).some((kind: Settings['benefit']) => kind[channel]),
  );
  return used.map((channel) => channels[channel]).join('・') || '受け取らない';
}

/** Which offers the customer wants, and how: of fibre, and of each service. */
export const promotion: Handlers = {
  getFixedPromotion: ({ mock, session }) => promotionOf(mock, session, fibreServiceOf(session)),
  putPromotion: (call) => set(call, call.body),
  getContractPromotion: ({ mock, session, service }) => promotionOf(mock, session, service),
  putServiceContractPromotion: (call) => set(call, call.body),
};

/** Shows the chosen channels beside the procedure's name on the contract. */
export const promotionChange: ContractChange = (contract, { session, service }) => {
  const settings = settingsOf(session, service);
  if (!settings || !contract.procedures.some(({ code }) => code === 'promotion')) return contract;
  return {
    ...contract,
    procedures: withProcedure(contract.procedures, able('promotion', channelNames(settings))),
  };
};

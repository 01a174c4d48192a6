import type { Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { able, type ContractChange, withProcedure } from '../contract/contractChange.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
import { type Handlers, sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { addNotice } from './notices.ts';

type Settings = Success<'getContractPromotion'>;

const channels = { mail: 'メール', sms: 'SMS', post: '郵送' } as const;

interface State {
  settings: Settings;
  isSet: boolean;
}

const promotionOf = (mock: MockContext, session: Session, service: Service): State =>
  sessionState(session, `promotion ${service.listed.service_id}`, () => ({
    settings: exampleOf(mock, service, 'getContractPromotion'),
    isSet: false,
  }));

function set(
  { mock, session, now }: { mock: MockContext; session: Session; now: Date },
  service: Service,
  settings: Settings,
) {
  Object.assign(promotionOf(mock, session, service), { settings, isSet: true });
  addNotice(session, service, now, {
    title: 'お知らせの受け取りを変更しました',
    paragraphs: [`受け取る方法：${describe(settings)}`],
    rows: [],
    link: { url: '/contract/promotion', text: '設定を見る', type: 'internal' },
  });
  return { accepted_at: formatMoment(now), settings };
}

/** The names of the channels that are used for at least one kind of offer. */
function describe(settings: Settings): string {
  const used = (['mail', 'sms', 'post'] as const).filter((channel) =>
    Object.values(settings).some((kind: Settings['benefit']) => kind[channel]),
  );
  return used.map((channel) => channels[channel]).join('・') || '受け取らない';
}

/** Which offers the customer wants, and how: of fibre, and of each service. */
export const promotion: Handlers = {
  getFixedPromotion: ({ mock, session }) =>
    promotionOf(mock, session, fibreServiceOf(session)).settings,
  putPromotion: (call) => set(call, fibreServiceOf(call.session), call.body),
  getContractPromotion: ({ mock, session, service }) =>
    promotionOf(mock, session, service).settings,
  putServiceContractPromotion: (call) => set(call, call.service, call.body),
};

/** Shows the chosen channels beside the procedure's name on the contract. */
export const promotionChange: ContractChange = (contract, { mock, session, service }) => {
  const { settings, isSet } = promotionOf(mock, session, service);
  if (!isSet || !contract.procedures.some(({ code }) => code === 'promotion')) return contract;
  return {
    ...contract,
    procedures: withProcedure(contract.procedures, able('promotion', describe(settings))),
  };
};

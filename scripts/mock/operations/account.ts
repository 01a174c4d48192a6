import { japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import type { Customer, Service } from '../customers/customer.ts';
import { upcomingMonth } from '../facts/bill.ts';
import { allBills } from '../facts/bills.ts';
import { personNow, type Settings, settingsOf } from '../facts/customer.ts';
import { exampleOf, fibreExample, fibreServiceOf } from '../facts/examples.ts';
import { fibreContractOf, planNow } from '../facts/fibreContract.ts';
import { quitStateOf } from '../facts/fibreQuit.ts';
import { mark, passwordSetter, plainText } from '../facts/login.ts';
import { planOf } from '../facts/plan.ts';
import { simOf } from '../facts/simData.ts';
import { isIdle, quitDay, simQuitState, statusAt } from '../facts/simLife.ts';
import { type CustomerCall, type Handlers, Refusal, type ServiceCall } from '../handler.ts';
import { formatMoment } from '../moments.ts';
import type { Session } from '../session/sessions.ts';

type Listed = Success<'getService'>['services'][number];

/** The customer and the services of the account (docs/product.md §1.4). */
export const account: Handlers = {
  getUser: (call) => {
    const { customer } = call;
    const { plan } = customer.user;
    return {
      ...customer.user,
      plan: plan && planNow(call, plan),
      customer: personNow(call),
    };
  },

  getService: (call) => ({
    services: call.customer.services.map((service) => listed(service, call)),
    is_single_service: isSingle(call.customer),
  }),
};

const isSingle = ({ services }: Customer) => services.length === 1;

function listed(service: Service, context: CustomerCall): Listed {
  const { session, mock, now } = context;
  const known = {
    ...service.listed,
    password_setter: passwordSetter(mock, session.customer, service.listed.password_setter),
  };
  const ended = endedOn(context, service);
  if (service.listed.service_type === 'mobile')
    return {
      ...known,
      plan_name: planOf({ mock, session, service, now }).plan.current.planName,
      bill_month: null,
      bill_total: null,
      ...(ended
        ? { data_left_mb: null, ended_on: ended }
        : {
            // A SIM that isn't activated yet has used nothing up.
            data_left_mb: isIdle({ mock, session, service, now })
              ? null
              : simOf({ mock, session, service, now }).left,
          }),
    };
  const bill = allBills(context, service).find(
    ({ month }) => month !== upcomingMonth(japanDay(now)),
  );
  return {
    ...known,
    plan_name: fibreContractOf(context).plan.planName,
    bill_month: bill?.month ?? null,
    bill_total: bill?.total ?? null,
    data_left_mb: null,
    ...(ended && { ended_on: ended }),
  };
}

/** The last day of a service that has ended. */
function endedOn(call: CustomerCall, service: Service): string | undefined {
  const { mock, session, now } = call;
  if (service.listed.service_type === 'fixed') {
    const { quitting } = quitStateOf(call);
    return quitting && japanDay(now) > quitting.quit_on ? quitting.quit_on : undefined;
  }
  const { quit } = simQuitState({ mock, session, service, now });
  return quit && statusAt(quit, now) === 'end' ? quitDay(quit, now) : undefined;
}

const tokenMinutes = 10;

/** The linked account of the partner: each linking gets a new token, an account that is linked gets none. */
export const accountLink: Handlers = {
  getSonyAccount: (call) => fibreExample(call, 'getSonyAccount'),

  getSonyAccountToken: (call) => {
    if (fibreExample(call, 'getSonyAccount').status === 'linked')
      return new Refusal('account_already_linked');
    return {
      ...call.example('normal'),
      token: call.mock.random.code(32, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'),
      expires_at: formatMoment(new Date(call.now.getTime() + tokenMinutes * 60_000)),
    };
  },
};

const promotionOf = ({ mock, session, service }: ServiceCall): Settings =>
  settingsOf(session, service) ?? exampleOf(mock, service, 'getContractPromotion');

function set({ now }: { session: Session; now: Date }, settings: Settings) {
  return { accepted_at: formatMoment(now), settings };
}

/** Which offers the customer wants, and how: of fibre, and of each service. */
export const promotion: Handlers = {
  getFixedPromotion: ({ mock, session, now }) =>
    promotionOf({ mock, session, now, service: fibreServiceOf(session) }),
  putPromotion: (call) => set(call, call.body),
  getContractPromotion: (call) => promotionOf(call),
  putServiceContractPromotion: (call) => set(call, call.body),
};

const minutesGood = 15;

/** Encryption of what screens hand over, of the fibre and the mobile host alike. */
export const secure: Handlers = {
  postSecureEncrypt: ({ body, now }) => encrypted(body.value, now),
  postMobileSecureEncrypt: ({ body, now }) => encrypted(body.value, now),
  postSecureDecrypt: ({ body }) => decrypted(body.cipher_text),
  postMobileSecureDecrypt: ({ body }) => decrypted(body.cipher_text),
};

const encrypted = (value: string, now: Date) => ({
  cipher_text: Buffer.from(mark + value).toString('base64url'),
  expires_at: formatMoment(new Date(now.getTime() + minutesGood * 60_000)),
});

function decrypted(cipher: string) {
  const value = plainText(cipher);
  return value === undefined ? new Refusal('cipher_invalid') : { value };
}

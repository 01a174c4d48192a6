import { japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import type { Service } from '../customers/customer.ts';
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
import {
  type CustomerCall,
  type Handlers,
  Refusal,
  type ServiceCall,
  type SignedCall,
} from '../handler.ts';
import { after, formatMoment } from '../moments.ts';

type Listed = Success<'getService'>['services'][number];

/** The customer and the services of the account (docs/product.md §1.4). */
export const account: Handlers = {
  getUser: (call) => {
    const { user } = call.customer;
    return { ...user, plan: user.plan && planNow(call, user.plan), customer: personNow(call) };
  },

  getService: (call) => ({
    services: call.customer.services.map((service) => listed(service, call)),
    is_single_service: call.customer.services.length === 1,
  }),
};

function listed(service: Service, customerCall: CustomerCall): Listed {
  const call = { ...customerCall, service };
  const { session, mock, now } = call;
  const known = {
    ...service.listed,
    password_setter: passwordSetter(mock, session.customer, service.listed.password_setter),
  };
  const ended = endedOn(call);
  if (service.listed.service_type === 'mobile')
    return {
      ...known,
      plan_name: planOf(call).plan.current.planName,
      bill_month: null,
      bill_total: null,
      // A SIM that has ended has no data any more, and one that isn't activated yet has used nothing up.
      data_left_mb: ended || isIdle(call) ? null : simOf(call).left,
      ...(ended && { ended_on: ended }),
      ...(!ended && isIdle(call) && { is_open: false }),
    };
  const bill = allBills(call, service).find(({ month }) => month !== upcomingMonth(japanDay(now)));
  return {
    ...known,
    plan_name: fibreContractOf(call).plan.planName,
    bill_month: bill?.month ?? null,
    bill_total: bill?.total ?? null,
    data_left_mb: null,
    ...(ended && { ended_on: ended }),
  };
}

/** The last day of a service that has ended. */
function endedOn(call: ServiceCall): string | undefined {
  const { now } = call;
  if (call.service.listed.service_type === 'fixed') {
    const { quitting } = quitStateOf(call);
    return quitting && japanDay(now) > quitting.quit_on ? quitting.quit_on : undefined;
  }
  const { quit } = simQuitState(call);
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
      expires_at: after(call.now.getTime(), tokenMinutes),
    };
  },
};

const promotionOf = (call: ServiceCall): Settings =>
  settingsOf(call.session, call.service) ?? exampleOf(call, 'getContractPromotion');

const set = ({ now, body }: SignedCall<'putPromotion' | 'putServiceContractPromotion'>) => ({
  accepted_at: formatMoment(now),
  settings: body,
});

/** Which offers the customer wants, and how: of fibre, and of each service. */
export const promotion: Handlers = {
  getFixedPromotion: (call) => promotionOf({ ...call, service: fibreServiceOf(call.session) }),
  putPromotion: set,
  getContractPromotion: promotionOf,
  putServiceContractPromotion: set,
};

const minutesGood = 15;

/** Encryption of what screens hand over, of the fibre and the mobile host alike. */
export const secure: Handlers = {
  postSecureEncrypt: encrypt,
  postMobileSecureEncrypt: encrypt,
  postSecureDecrypt: decrypt,
  postMobileSecureDecrypt: decrypt,
};

function encrypt({ body, now }: SignedCall<'postSecureEncrypt' | 'postMobileSecureEncrypt'>) {
  return {
    cipher_text: Buffer.from(mark + body.value).toString('base64url'),
    expires_at: after(now.getTime(), minutesGood),
  };
}

function decrypt({ body }: SignedCall<'postSecureDecrypt' | 'postMobileSecureDecrypt'>) {
  const value = plainText(body.cipher_text);
  return value === undefined ? new Refusal('cipher_invalid') : { value };
}

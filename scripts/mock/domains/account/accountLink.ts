import { fibreExample } from '../contract/fibre.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';

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

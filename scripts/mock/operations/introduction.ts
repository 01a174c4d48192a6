import { addMonths, japanDay, japanMonth, lastDayOf } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { fibreOf } from '../customers/customer.ts';
import { buildingOf, isTooYoung } from '../facts/customer.ts';
import { fibreExample } from '../facts/examples.ts';
import { quitStateOf } from '../facts/fibreQuit.ts';
import { type CustomerCall, type Handlers, Refusal, type SignedCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import type { Session } from '../session/sessions.ts';

type Friend = Success<'getIntroduce'>;
type Mansion = Success<'getMansionIntroduce'>;
type Create = SignedCall<'postIntroduceCreate'>;

/** A code is good until the end of this many months after it was made. */
const validMonths = 2;

/** The codes to introduce friends and the building with: one of each at a time, a new one after its last day. */
export const introduction: Handlers = {
  getIntroduce: (call) => friendAt(call),

  getMansionIntroduce: (call) => mansionAt(call),

  postIntroduceCreate: (call) => {
    const { body } = call;
    if (isTooYoung(call)) return new Refusal('applicant_too_young');
    if (isQuitting(call)) return new Refusal('introduction_not_eligible');
    return body.kind === 'friend' ? createFriend(call) : createMansion(call);
  },
};

function createFriend(call: Create) {
  const { code, is_expired } = friendAt(call);
  if (code !== null && !is_expired) return new Refusal('code_exists');
  return madeCode(call);
}

function createMansion(call: Create) {
  const { status } = mansionAt(call);
  if (status === 'introduced') return new Refusal('code_exists');
  if (status !== 'accepting') return new Refusal('introduction_not_eligible');
  return madeCode(call);
}

function madeCode({ mock, customer, body, now }: Create) {
  const isFriend = body.kind === 'friend';
  const digits = customer.user.customer.contract_no.slice(-4);
  const code = `${isFriend ? 'MNM' : 'MNS'}-${digits}${mock.random.code(2, '0123456789')}`;
  const url = `https://minamo.example/${isFriend ? 'f' : 'b'}/${code}`;
  const expires_on = lastDayOf(addMonths(japanMonth(now), validMonths));
  return { code, url, coupon_url: `${url}/coupon`, expires_on };
}

/** The code of a kind that was made last. */
const lastCode = ({ past }: Session, kind: Create['body']['kind']) =>
  eventsOf(past, 'postIntroduceCreate').findLast(({ asked }) => asked.kind === kind)?.answer;

function mansionOf(call: CustomerCall): Mansion {
  const { session } = call;
  const example = fibreExample(call, 'getMansionIntroduce');
  const own = example.building === null ? example : { ...example, ...buildingOf(session.customer) };
  const made = lastCode(session, 'mansion');
  if (!made) return own;
  const { code, url, expires_on } = made;
  return { ...own, status: 'introduced', code, url, expires_on };
}

function friendAt(call: CustomerCall): Friend {
  const { session, now } = call;
  const example = fibreExample(call, 'getIntroduce');
  const kept = { ...example, ...lastCode(session, 'friend') };
  const is_expired = isPast(kept.expires_on, now);
  const can_create = (kept.code === null || is_expired) && !isQuitting(call) && !isTooYoung(call);
  return { ...kept, is_expired, can_create, ...(isNew(session) && { opened_count: 0 }) };
}

/** Whether the customer has only applied yet, and so can't have introduced anybody. */
const isNew = ({ customer }: Session): boolean => customer.user.plan?.cnStatusCode === 'ENTR';

/** Once the code of a building is over, another can be made. */
function mansionAt(call: CustomerCall): Mansion {
  const { now } = call;
  const kept = mansionOf(call);
  return isPast(kept.expires_on, now) ? { ...kept, status: 'accepting' } : kept;
}

const isPast = (day: string | null, now: Date) => day !== null && day < japanDay(now);

const isQuitting = (call: CustomerCall): boolean =>
  !fibreOf(call.session.customer) || quitStateOf(call).quitting !== null;

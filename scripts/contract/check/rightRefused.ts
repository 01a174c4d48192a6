import type { Case } from './cases/case.ts';
import type { Facts } from './facts.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { objectOf } from './json.ts';
import { excerpt } from './mask.ts';
import type { OwnValues } from './ownValues.ts';

/**
 * What is wrong with the refusal of a valid call that names only what the customer has. Refusals that a state
 * of the customer explains (409, and codes of the operation's own) are left: they show in what was not tested.
 */
export async function rightRefused(
  call: Case,
  reply: Reply,
  { own, facts, isExampleTaken }: { own: OwnValues; facts: Facts; isExampleTaken: boolean },
): Promise<Fault[]> {
  const { operation, path, body, intent } = call;
  const { status } = reply;
  const text = reply.body.toString('utf8');
  const { code, fields } = objectOf(text);
  const reported = (rule: 'valid-refused' | 'own-missing', expected: string) => [
    fault(rule, `${operation.operationId} ${status}`, expected, `${status} ${excerpt('', text)}`),
  ];
  const isReused = status === 422 && code === 'idempotency_key_reused';
  if (isReused) return reported('valid-refused', 'a key that was not used before to be taken');
  if (status === 409 && code === 'terms_changed' && !('confirmed' in objectOf(body)))
    return reported('valid-refused', 'an order that confirms nothing to be taken as it is');
  const isUnlike = code !== undefined && code !== 'bad_request' && code !== 'not_found';
  if (isUnlike) return [];
  const isMade = intent.kind === 'valid' && intent.isMade;
  const isRule = isMade && Array.isArray(fields) && fields.length > 0;
  // What an example of the contract names was not refused before.
  const isOwn = isMade && isExampleTaken ? true : status === 400 && (await own.areOwn(call));
  if (status === 400 && isOwn && !isRule)
    return reported('valid-refused', '200 or a refusal for the customer’s state');
  const serviceId = path['service_id'];
  const isListed = serviceId === undefined || facts.lists(serviceId);
  if (status !== 404 || !operation.isMissingShared || !isListed) return [];
  if (!own.namesMore(call))
    return reported('own-missing', 'an answer about the customer’s own service');
  return facts.speakOf(call)
    ? reported('own-missing', 'an answer about what another read lists')
    : [];
}

import { addMonths, formatFullDay, formatMonth, japanDay, japanMonth } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { formatPhone } from '@/lib/phone.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { addNotice } from '../account/notices.ts';
import { type Person, personOf } from '../account/person.ts';
import { type Handlers, Refusal, sessionState } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { RequestBody, Success } from '../operations.ts';
import { addApplication } from '../progress/applications.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { contractNow } from './contract.ts';
import { fibreExample } from './fibre.ts';
import { installationOf } from './fibreLine.ts';
import { fibreServiceOf } from './fibreService.ts';

type Change = RequestBody<'putContract'>;
type Letters = Success<'getBillingAddressInfo'>;

const renaming = 'お名前の変更';
const way = { url: '/contract/customer', text: '登録情報を見る', type: 'internal' } as const;

/** Name, address and phone of the customer, and where letters go (docs/product.md §6.2). */
export const customerData: Handlers = {
  putContract: ({ mock, session, now, body }) => {
    const service = fibreServiceOf(session);
    const person = personOf(session);
    const { status } = contractNow({ mock, session, service, now });
    if (status === 'QTWT' || status === 'QUIT') return new Refusal('quitting');
    if (!isChange(person, body)) return new Refusal('not_changed');
    const pending = renamingOf(session);
    if (body.name && pending.since !== null) return new Refusal('change_in_progress');

    if (body.name) pending.since = japanDay(now);
    Object.assign(person, body.address ?? {}, body.phone ?? {});
    const number = body.name
      ? addApplication(mock, session, service, now, {
          prefix: 'CT',
          title: renaming,
          steps: [
            { label: '書類のお届け', date: addDays(japanDay(now), 5) },
            { label: '書類のご返送', date: null },
            { label: '変更の完了', date: null },
          ],
          detail: '郵送でお届けします',
        })
      : receiptNumber(mock, 'CT', now);
    addNotice(session, service, now, {
      title: '登録情報の変更を受け付けました',
      paragraphs: [
        body.name
          ? 'お名前の変更に必要な書類を、郵送でお届けします。ご返送いただいたあとで、お名前が変わります。'
          : '変更の手続きが完了しました。お心あたりがないときは、お電話でお知らせください。',
      ],
      rows: [{ label: '受付番号', value: number }, ...changedRows(body)],
      link: way,
    });
    return {
      receipt_number: number,
      accepted_at: formatMoment(now),
      applied_on: body.name ? null : japanDay(now),
      needs_document: body.name !== null,
    };
  },

  getBillingAddressInfo: ({ mock, session }) => lettersOf(mock, session),

  putBillingAddressInfo: ({ mock, session, now, body }) => {
    const letters = lettersOf(mock, session);
    const { receiver, ...address } = body;
    if (letters.name === receiver && isSame(letters.address, address))
      return new Refusal('not_changed');
    const installed = installationOf(mock, session).address;
    Object.assign(letters, {
      name: receiver,
      address,
      same_as_installation: isSame(installed, address),
    });
    const number = receiptNumber(mock, 'BA', now);
    const month = addMonths(japanMonth(now), 1);
    addNotice(session, fibreServiceOf(session), now, {
      title: '請求書の送付先の変更を受け付けました',
      paragraphs: [`${formatMonth(month)}のご請求分から、新しい送付先へお送りします。`],
      rows: [
        { label: '受付番号', value: number },
        { label: '受付日', value: formatFullDay(now) },
        { label: '宛名', value: `${receiver} 様` },
      ],
      link: way,
    });
    return { receipt_number: number, accepted_at: formatMoment(now), starts_month: month };
  },
};

/** A name changes only when its document has come back, which doesn't happen within a login. */
const renamingOf = (session: Session): { since: string | null } =>
  sessionState(session, 'renaming', () => ({ since: null }));

const lettersOf = (mock: MockContext, session: Session): Letters =>
  sessionState(session, 'billing address', () => {
    const told = fibreExample({ mock, customer: session.customer }, 'getBillingAddressInfo');
    const { address } = installationOf(mock, session);
    return told.same_as_installation ? { ...told, address } : told;
  });

const isChange = (person: Person, { name, address, phone }: Change): boolean =>
  [name, address, phone].some((part) => part !== null && !isSame(person, part));

/** Whether all that `part` says stands in `whole` already. */
function isSame(whole: object, part: object): boolean {
  const known = new Map<string, unknown>(Object.entries(whole));
  return Object.entries(part).every(([key, value]) => known.get(key) === value);
}

function changedRows({ name, address, phone }: Change) {
  return [
    ...(name ? [{ label: 'お名前', value: `${name.last_name} ${name.first_name}` }] : []),
    ...(address
      ? [{ label: '住所', value: address.prefecture + address.city + address.town }]
      : []),
    ...(phone ? [{ label: '電話番号', value: formatPhone(phone.tel) }] : []),
  ];
}

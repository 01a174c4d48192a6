import { japanDay } from '@/lib/date.ts';
import { formatPhone } from '@/lib/phone.ts';
import { addNotice } from '../account/notices.ts';
import { personOf } from '../account/person.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { contractNow } from './contract.ts';

/** The contractor's numbers, changed from a SIM; every service of the account shows them. */
export const contractor: Handlers = {
  putServiceContract: (call) => {
    const { mock, session, service, now, body } = call;
    const { status } = contractNow(call);
    if (status === 'QTWT' || status === 'QUIT') return new Refusal('quitting');
    const accepted_at = formatMoment(now);
    // A name or an address is changed with the fibre contract, by documents.
    if (!body.phone || body.name || body.address) {
      const receipt_number = receiptNumber(mock, 'CT', now);
      addNotice(session, service, now, {
        title: '登録情報の変更を受け付けました',
        paragraphs: ['変更に必要な書類を、郵送でお届けします。ご返送いただいたあとで変わります。'],
        rows: [{ label: '受付番号', value: receipt_number }],
        link: { url: '/mobile/contract/', text: 'ご契約情報を見る', type: 'internal' },
      });
      return { receipt_number, accepted_at, applied_on: null, needs_document: true };
    }
    const person = personOf(session);
    const { tel, tel_daytime } = body.phone;
    if (person.tel === tel && person.tel_daytime === tel_daytime) return new Refusal('not_changed');
    Object.assign(person, body.phone);
    const receipt_number = receiptNumber(mock, 'CT', now);
    addNotice(session, service, now, {
      title: '連絡先の変更を受け付けました',
      paragraphs: ['お心あたりがないときは、お電話でお知らせください。'],
      rows: [
        { label: '受付番号', value: receipt_number },
        { label: '連絡先', value: formatPhone(tel) },
      ],
      link: { url: '/mobile/contract/', text: 'ご契約情報を見る', type: 'internal' },
    });
    return {
      receipt_number,
      accepted_at,
      applied_on: japanDay(now),
      needs_document: false,
    };
  },
};

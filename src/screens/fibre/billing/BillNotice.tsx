import { brand } from '@/catalogue/brand';
import { billAdvice, type OpenBill } from '@/catalogue/billing';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { useServiceType } from '@/session/serviceType';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Link } from '@/ui/link/Link';
import { Alert } from '@/ui/message/Alert';
import { Nowrap } from '@/ui/page/Page';
import { Sentence } from '@/ui/page/Sentence';
import { billStatus } from '@/ui/status/statuses';
import type { BillDetail } from './queries';

type NoticedBill = Omit<OpenBill, 'contact'> & { contact: BillDetail['contact'] };

/** What a bill asks of the customer, with the one thing to do about it. */
export function BillNotice({ bill }: { bill: NoticedBill }) {
  const late = bill.status === '2' || bill.status === '5';
  return (
    <Alert
      kind={late ? 'caution' : 'info'}
      level={2}
      title={late ? 'お支払いをお待ちしています' : billStatus(bill.status).word}
      action={<NoticeAction bill={bill} late={late} />}
    >
      <p>
        <Sentence of={billAdvice(bill)} />
      </p>
    </Alert>
  );
}

function NoticeAction({ bill, late }: { bill: NoticedBill; late: boolean }) {
  const payment = useServiceType() === 'mobile' ? paths.mobilePayment() : paths.payment();
  const isKnown = useKnownPaths();
  if (late && isKnown(payment))
    return (
      <Link standalone bold to={payment}>
        お支払い方法を確かめる
      </Link>
    );
  const phone = bill.contact?.phone;
  return phone ? (
    <Link standalone bold href={`tel:${phone}`}>
      事務所に電話する<Nowrap>({formatPhone(phone)})</Nowrap>
    </Link>
  ) : (
    <Link standalone bold href={`tel:${brand.support.phone}`}>
      サポート窓口に電話する<Nowrap>({brand.support.phone})</Nowrap>
    </Link>
  );
}

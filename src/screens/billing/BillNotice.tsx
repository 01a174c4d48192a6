import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type * as Schema from '@/api/generated/schemas';
import { billAdvice, type OpenBill } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { formatPhone } from '@/lib/phone';
import { billsOf } from '@/paths';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { billStatus } from '@/screens/shared/statuses';
import { useServiceType } from '@/session/selectedService';
import { Nowrap } from '@/ui/page/Page';

type NoticedBill = Omit<OpenBill, 'contact'> & { contact: Schema.BillDetail['contact'] };

/** What a bill asks of the customer, with the one thing to do about it. */
export function BillNotice({ bill }: { bill: NoticedBill }) {
  const late = bill.status === '2' || bill.status === '5';
  return (
    <Alert severity={late ? 'warning' : 'info'}>
      <AlertTitle component="h2">
        {late ? 'お支払いをお待ちしています' : billStatus(bill.status).label}
      </AlertTitle>
      <p>
        <Sentence of={billAdvice(bill)} />
      </p>
      <Box sx={{ mt: 1 }}>
        <NoticeAction bill={bill} late={late} />
      </Box>
    </Alert>
  );
}

function NoticeAction({ bill, late }: { bill: NoticedBill; late: boolean }) {
  const { list } = billsOf(useServiceType());
  if (late)
    return (
      <Button variant="text" href={list} sx={{ fontWeight: 700 }}>
        お支払いが必要なご請求を見る
      </Button>
    );
  const phone = bill.contact?.phone;
  return phone ? (
    <Button variant="text" sx={{ fontWeight: 700 }} href={`tel:${phone}`}>
      事務所に電話する<Nowrap translate="no">({formatPhone(phone)})</Nowrap>
    </Button>
  ) : (
    <Button variant="text" sx={{ fontWeight: 700 }} href={`tel:${brand.support.phone}`}>
      サポート窓口に電話する<Nowrap>({brand.support.phone})</Nowrap>
    </Button>
  );
}

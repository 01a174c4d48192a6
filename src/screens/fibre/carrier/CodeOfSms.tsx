import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { paymentMethod } from '@/catalogue/billing';
import { procedureMessages } from '@/catalogue/messages';
import { formatPhone } from '@/lib/phone';
import { CodeStep } from '@/procedure/CodeStep';
import { RefetchStatus } from '@/procedure/RefetchStatus';
import type { Sending } from '@/procedure/useSending';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { codeRefusal } from './carrierMessages';
import { type CarrierReceipt, confirmCode, type SentSms } from './mutations';

interface CodeOfSmsProps {
  sent: SentSms;
  again: boolean;
  resend: Sending;
  onBack: () => void;
  onDone: (receipt: CarrierReceipt) => void;
}

/** docomo's SMS carries a code of four digits. */
export function CodeOfSms({ sent, again, resend, onBack, onDone }: CodeOfSmsProps) {
  return (
    <CodeStep
      label="認証コード"
      digits={4}
      lead={
        <>
          <Nowrap>
            <Verbatim>{formatPhone(sent.tel)}</Verbatim>に
          </Nowrap>
          <Nowrap>4桁の認証コードをお送りしました。</Nowrap>
        </>
      }
      expiresAt={sent.expires_at}
      resendAt={sent.resend_from}
      action="ドコモ払いに変更する"
      verify={(code) => confirmCode(sent.request_id, code)}
      onVerified={onDone}
      refusal={codeRefusal}
      unknown={{
        title: procedureMessages.unknown.title,
        text: (
          <RefetchStatus>
            <MethodNow />
          </RefetchStatus>
        ),
      }}
      resend={resend}
      again={again}
      others={
        <Button variant="text" onClick={onBack}>
          電話番号を入力し直す
        </Button>
      }
    />
  );
}

/** Shown when the answer never came: the payment method that the server has now. */
function MethodNow() {
  const { changing_to, method } = useSuspenseQuery(read(api.getPayment, ofService('fixed'))).data;
  return changing_to ? (
    <p>
      {paymentMethod(changing_to.code).label}
      への変更を受け付けています。もう一度のお手続きは必要ありません。
    </p>
  ) : (
    <p>
      いまのお支払い方法は{paymentMethod(method.code).label}
      のままです。しばらくたってから、もう一度お試しください。
    </p>
  );
}

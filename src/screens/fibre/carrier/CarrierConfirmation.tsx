import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '@/api/generated/operations';
import { ofService, read, useRead } from '@/api/query';
import { paymentMethod } from '@/catalogue/billing';
import { procedureMessages } from '@/catalogue/messages';
import { type Carrier, carriers } from '@/catalogue/payment';
import { formatPhone } from '@/lib/numbers';
import { CodeResend, CodeStep, CodeTime, useSecondsLeft } from '@/procedure/CodeStep';
import { RefetchStatus } from '@/procedure/RefetchStatus';
import type { Sending } from '@/procedure/useSending';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { type CarrierReceipt, codeRefusal, confirmCode, type SentSms } from './sms';

interface CodeOfSmsProps {
  sent: SentSms;
  again: boolean;
  resend: Sending;
  onBack: () => void;
  onDone: (receipt: Omit<CarrierReceipt, 'change'>) => void;
  /** No method is set so far. */
  isFirst: boolean;
}

/** docomo's SMS carries a code of four digits. */
export function CodeOfSms({ sent, again, resend, onBack, onDone, isFirst }: CodeOfSmsProps) {
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
      action={isFirst ? 'ドコモ払いを登録する' : 'ドコモ払いに変更する'}
      verify={(code) => confirmCode(sent.request_id, code)}
      onVerified={onDone}
      refusal={codeRefusal}
      unknown={{
        title: procedureMessages.unknown.title,
        text: (
          <RefetchStatus>
            <MethodNow onDone={onDone} />
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

/** Shown when the answer never came: the method that the server still has; docomo's leads on to the receipt. */
export function MethodNow({ onDone }: Pick<CodeOfSmsProps, 'onDone'>) {
  const { changing_to, method } = useRead(api.getPayment, ofService('fixed'));
  const change = changing_to?.code === carriers.docomo.code ? changing_to : undefined;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (change) done({ accepted_at: change.accepted_on, starts_month: change.starts_month });
  }, [change]);
  return (
    <p>
      いまのお支払い方法は{paymentMethod(method.code).label}
      のままです。しばらくたってから、もう一度お試しください。
    </p>
  );
}

/** How often the method is read while the link is waited for (milliseconds). */
const every = 5000;

interface LinkOfSmsProps {
  carrier: Carrier;
  sent: SentSms;
  again: boolean;
  resend: Sending;
  onBack: () => void;
  onDone: CodeOfSmsProps['onDone'];
}

/**
 * Waits while the customer confirms on the carrier's page, to which the SMS links. That it was confirmed
 * is seen in the payment method, which is read again and again.
 */
export function LinkOfSms({ carrier, sent, again, resend, onBack, onDone }: LinkOfSmsProps) {
  const { name, code } = carriers[carrier];
  const isOver = useSecondsLeft(sent.expires_at) === 0;
  const [isAsked, setAsked] = useState(false);
  const [isStillOpen, setStillOpen] = useState(false);
  const { data, refetch } = useQuery({
    ...read(api.getPayment, ofService('fixed')),
    staleTime: 0,
    refetchInterval: isOver ? false : every,
  });
  const changing = data?.changing_to;
  const change = changing?.code === code ? changing : undefined;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (change) done({ accepted_at: change.accepted_on, starts_month: change.starts_month });
  }, [change]);
  return (
    <>
      <Typography variant="lead">
        <Nowrap>
          <Verbatim>{formatPhone(sent.tel)}</Verbatim>に
        </Nowrap>
        <Nowrap>SMSをお送りしました。</Nowrap>
        SMSのリンクを開き、{name}の画面で認証してください。
      </Typography>
      <Typography variant="help">認証が終わると、この画面は自動で次に進みます。</Typography>
      <CodeTime label="SMSのリンク" expiresAt={sent.expires_at} />
      <Actions>
        <SubmitButton
          busy={isAsked && '確かめています'}
          variant="secondary"
          startIcon={<Icon name="reload" />}
          onClick={() => {
            setAsked(true);
            setStillOpen(false);
            void refetch().then(({ isSuccess }) => {
              setAsked(false);
              setStillOpen(isSuccess);
            });
          }}
        >
          認証の結果を確かめる
        </SubmitButton>
      </Actions>
      <Typography variant="note" role="status">
        {isStillOpen && 'まだ認証が終わっていません。SMSのリンクをお開きください。'}
      </Typography>
      <CodeResend resendAt={sent.resend_from} resend={resend} again={again}>
        <Button variant="text" onClick={onBack}>
          電話番号を入力し直す
        </Button>
      </CodeResend>
    </>
  );
}

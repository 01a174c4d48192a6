import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '@/api/generated/operations';
import { ofService, read, useRead } from '@/api/query';
import { billNamed, paymentMethod } from '@/catalogue/billing';
import { procedureMessages } from '@/catalogue/messages';
import { type Carrier, carriers } from '@/catalogue/payment';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { BlockedState } from '@/procedure/BlockedState';
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

/** Shown when the answer never came: the payment method that the server has now; docomo's leads on to the receipt. */
export function MethodNow({ onDone }: Pick<CodeOfSmsProps, 'onDone'>) {
  const { changing_to, method } = useRead(api.getPayment, ofService('fixed'));
  const change = changing_to?.code === carriers.docomo.code ? changing_to : undefined;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (change) done({ accepted_at: change.accepted_on, starts_month: change.starts_month });
  }, [change]);
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

/** How often the method is read while the link is waited for (milliseconds). */
const every = 5000;

interface LinkOfSmsProps {
  carrier: Carrier;
  sent: SentSms;
  again: boolean;
  resend: Sending;
  onBack: () => void;
  onDone: (receipt: CarrierReceipt) => void;
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
  const changing = data?.changing_to ?? undefined;
  const change = changing?.code === code ? changing : undefined;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (change) done({ accepted_at: change.accepted_on, starts_month: change.starts_month });
  }, [change]);
  if (changing && !change)
    return (
      <BlockedState
        title="SMSのリンクは使えなくなりました"
        reason={`SMSを送信したあとに、${paymentMethod(changing.code).label}への変更を受け付けたためです。${billNamed(changing.starts_month)}から変わります。`}
        actions={
          <Button variant="secondary" href={paths.payment()}>
            お支払い方法に戻る
          </Button>
        }
      />
    );
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

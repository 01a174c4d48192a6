import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { procedureMessages } from '@/catalogue/messages';
import type { ServiceType } from '@/config/runtimeConfig';
import { CodeStep } from '@/procedure/CodeStep';
import { useSending } from '@/procedure/useSending';
import { Nowrap } from '@/ui/page/Page';
import { Breakable } from '../Breakable';
import { numberRefusal, sendingRefusal, sendingUnknown } from './mailMessages';
import {
  type MailReceipt,
  registerEmail,
  sendNumber,
  type SentNumber,
  type VerifiedNumber,
  verifyNumber,
} from './mutations';

interface NumberOfMailProps {
  service: ServiceType;
  /** The address it was sent to; undefined while it is being decrypted, and if it couldn't be encrypted. */
  email: string | undefined;
  sent: SentNumber;
  again: boolean;
  /** Address of the first step. */
  path: string;
  onSent: (email: string, sent: SentNumber) => void;
  onDone: (receipt: MailReceipt) => void;
}

/** The step that asks for the number sent to the address; the right number registers the address. */
export function NumberOfMail(props: NumberOfMailProps) {
  const { service, email, sent, again, path, onSent, onDone } = props;
  // Kept until a refusal: a registration that failed otherwise is tried again without a new check of the
  // number.
  const proof = useRef<VerifiedNumber>(undefined);
  const resend = useSending({
    call: () => sendNumber(email ?? ''),
    onDone: (next) => onSent(email ?? '', next),
    onRefusal: (error) => {
      const refusal = sendingRefusal(error);
      return 'field' in refusal
        ? { title: '認証コードをお送りできませんでした', text: refusal.message }
        : refusal;
    },
    unknown: sendingUnknown,
  });
  const verify = async (code: string) => {
    proof.current ??= await verifyNumber(sent.confirmation_id, code);
    return registerEmail(service, proof.current);
  };
  const refusal = (error: BusinessError) => {
    proof.current = undefined;
    return numberRefusal(error);
  };
  return (
    <CodeStep
      label="認証コード"
      lead={
        <>
          {email ? <Breakable>{email}</Breakable> : 'ご入力のメールアドレス'}に
          <Nowrap>6桁の認証コードを</Nowrap>
          <Nowrap>お送りしました。</Nowrap>
        </>
      }
      expiresAt={sent.expires_at}
      resendAt={sent.resend_from}
      action="確かめて登録する"
      verify={verify}
      onVerified={onDone}
      refusal={refusal}
      unknown={{ title: procedureMessages.unknown.title, text: <RegisteredNow /> }}
      resend={email ? resend : undefined}
      again={again}
      others={
        <Button variant="text" href={path}>
          メールアドレスを入力し直す
        </Button>
      }
    />
  );
}

/** Shown when the answer never came: the address that the server has now. */
function RegisteredNow() {
  const { data, isFetching, isError, isPaused } = useQuery({
    ...read(api.getUser),
    staleTime: 0,
  });
  const email = data?.customer.email;
  return (
    <>
      <p>登録されたかどうかを、いまご登録のメールアドレスでお確かめください。</p>
      {isFetching ? (
        <p>最新の状態を読み込んでいます。</p>
      ) : isError || isPaused ? (
        <p>最新の状態も読み込めませんでした。しばらくたってから、お確かめください。</p>
      ) : (
        <p>{email ? <Breakable>{email}</Breakable> : 'まだ登録がありません。'}</p>
      )}
    </>
  );
}

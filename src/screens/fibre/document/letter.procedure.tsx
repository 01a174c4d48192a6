import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { useRead } from '@/api/query';
import { letterNames, letterRefusalTitle, matterTypes } from '@/catalogue/documents';
import { labelOf } from '@/catalogue/labelOf';
import { japanDay, untilFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressInputs';
import type { Blocked } from '@/procedure/BlockedPage';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import {
  type ProcedureData,
  refusedAs,
  type ReviewRow,
  useValues,
} from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { isAt } from '@/procedure/steps';
import { Verbatim } from '@/ui/page/Page';
import { isAskedFor, type Obstacle, useLetters } from './letters';

interface Values {
  /** The number of the home phone, which is asked for nowhere. */
  phone_number: string;
}

/** The answers to both orders are alike. */
type Sent = Answer<'postVoipWc24FormDemand' | 'postVoipWebDetailReissue'>;

type Own = 'name' | 'title' | 'path' | 'reviewNote' | 'submit';

interface LetterProps extends Pick<ProcedureData<Values, Sent>, Own> {
  matter: keyof typeof matterTypes;
  /** Verb of the button. */
  action: string;
  /** Heading of the receipt. */
  accepted: string;
  /** Its name in what `useLetters` reads. */
  of: 'wc24' | 'webDetail';
  /** A row of the review beside the letter's name and address. */
  row: (values: Values) => ReviewRow<Values>;
}

const nothingNew = '新しい書類のお申し込みは完了していません。';

const letter: Omit<ProcedureData<Values, Sent>, Own> = {
  exit: { to: paths.document(), label: '書類の発行・送付に戻る' },
  steps: [],
  refusal: refusedAs(letterRefusalTitle, nothingNew),
  systemError: {
    title: 'システムエラーが発生しました',
    text: `${nothingNew}しばらくたってから、もう一度お試しください。`,
  },
};

/** A letter by post: the WC24 form, or the id and password of the home phone's call details (docs/product.md §6.4). */
export default function LetterProcedure() {
  return isAt(useLocation().pathname, paths.wc24()) ? <Wc24 /> : <WebDetail />;
}

function Wc24() {
  return (
    <Letter
      of="wc24"
      name="wc24"
      title={letterNames.wc24}
      path={paths.wc24()}
      matter="2106"
      reviewNote="お申し込みはまだ完了していません。"
      action="申込書(WC24)を取り寄せる"
      accepted="申込書(WC24)の取り寄せを受け付けました。"
      row={() => ({ term: '取り寄せできる回数', value: '1日に1回' })}
      submit={() => call(api.postVoipWc24FormDemand, { body: { matter_type: '2106' } })}
    />
  );
}

function WebDetail() {
  return (
    <Letter
      of="webDetail"
      name="web_detail"
      title={letterNames.webDetail}
      path={paths.webDetailReissue()}
      matter="2108"
      reviewNote="まだ再発行されていません。"
      action="IDとパスワードを再発行する"
      accepted="IDとパスワードの再発行を受け付けました。"
      row={({ phone_number }) => ({
        term: 'ホームでんわの番号',
        value: <Verbatim>{formatPhone(phone_number)}</Verbatim>,
      })}
      submit={({ phone_number }) => call(api.postVoipWebDetailReissue, { body: { phone_number } })}
    />
  );
}

/** A letter that is sent when asked for: the review comes first, then the receipt. */
function Letter({ of, matter, action, accepted, row, ...own }: LetterProps) {
  return (
    <Procedure
      of={{ ...letter, ...own }}
      unknown={({ sentAt }) => <LetterUnknown matter={matter} sentAt={sentAt} />}
      done={(sent) => <LetterDone title={accepted} matter={matter} sent={sent} />}
    >
      <LetterSteps of={of} matter={matter} action={action} row={row} />
    </Procedure>
  );
}

function LetterSteps({ of, ...review }: Pick<LetterProps, 'of' | 'matter' | 'action' | 'row'>) {
  const obstacle = useLetters()[of];
  const { phone_number } = useRead(api.getOptionVoip);
  return (
    <ProcedureForm<Values>
      defaults={{ phone_number: phone_number ?? '' }}
      blocked={obstacle && closed(obstacle)}
      review={<LetterReview {...review} />}
    />
  );
}

function LetterReview({ matter, action, row }: Pick<LetterProps, 'matter' | 'action' | 'row'>) {
  const { name, address } = useRead(api.getBillingAddressInfo);
  return (
    <Review<Values>
      rows={[
        { term: 'お送りする書類', value: labelOf(matterTypes, matter), strong: true },
        row(useValues<Values>()),
        {
          term: 'お届け先',
          value: (
            <>
              <Verbatim>{`${name} 様`}</Verbatim>
              <br />
              <AddressLines address={address} />
            </>
          ),
        },
      ]}
      after={
        <p>
          郵便でお届けします。お届け先が違うときは、先に
          <Link href={paths.billingAddress()}>請求書の送付先を変更</Link>してください。
        </p>
      }
      action={action}
    />
  );
}

const closed = ({ opens, reason }: Obstacle): Blocked => ({
  opens,
  reason,
  possible: 'お送りする書類の状況は、いまもご覧いただけます。',
  actions: (
    <Button variant="secondary" href={paths.document()}>
      書類の状況を見る
    </Button>
  ),
});

function LetterUnknown({ matter, sentAt }: Pick<LetterProps, 'matter'> & { sentAt: Date }) {
  const { shipments } = useRead(api.getDocumentShipping);
  return isAskedFor(matter, shipments, japanDay(sentAt)) ? (
    <p>
      <b>{labelOf(matterTypes, matter)}のお申し込みは受け付けられています。</b>
      もう一度お手続きになる必要はありません。
    </p>
  ) : (
    <p>
      {labelOf(matterTypes, matter)}
      のお申し込みは、まだ受け付けられていません。数分たっても変わらないときに、もう一度お手続きください。
    </p>
  );
}

interface LetterDoneProps extends Pick<LetterProps, 'title' | 'matter'> {
  sent: Sent;
}

function LetterDone({ title, matter, sent }: LetterDoneProps) {
  return (
    <DonePage
      title={title}
      lead="書類を郵便でお届けします。届くまでお待ちください。"
      end={
        <p>
          <Link href={paths.document()}>書類の状況を見る</Link>
        </p>
      }
      of={sent}
      rows={[
        { term: 'お送りする書類', value: labelOf(matterTypes, matter), strong: true },
        { term: '届く日の目安', value: untilFullDay(sent.arrives_by) },
      ]}
    />
  );
}

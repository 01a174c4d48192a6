import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { letterRefusalTitle, matterTypes } from '@/catalogue/documents';
import { labelOf } from '@/catalogue/labelOf';
import { japanDay, untilFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressLines';
import type { Blocked, Procedure, ReviewRow } from '@/procedure/procedure';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { LetterReceipt } from './mutations';
import { isAskedFor, type Obstacle } from './obstacles';

interface LetterUnknownProps {
  matter: keyof typeof matterTypes;
  sentAt: Date;
}

/** Nothing is asked. */
type Values = Record<string, never>;

interface Letter {
  /** Key of its draft. */
  name: string;
  title: string;
  path: string;
  matter: keyof typeof matterTypes;
  /** お申し込みはまだ完了していません。 */
  reviewNote: string;
  /** Verb of the button. */
  action: string;
  /** Heading of the receipt. */
  accepted: string;
  useObstacle: () => Obstacle | undefined;
  /** Rows of the review beside the letter's name and address. */
  useRows: () => readonly ReviewRow<Values>[];
  submit: () => Promise<LetterReceipt>;
}

const nothingNew = '新しい書類のお申し込みは完了していません。';

/** A letter that is sent when asked for: the review comes first, then the receipt. */
export function letterProcedure(letter: Letter): Procedure<Values, LetterReceipt> {
  const { name, title, path, matter } = letter;
  return {
    name,
    title,
    path,
    exit: { to: paths.document(), label: '書類の発行・送付に戻る' },
    reviewNote: letter.reviewNote,
    defaults: {},
    inputs: [],
    useAvailability: () => blockedBy(letter.useObstacle()),
    useReview: () => {
      const letters = useSuspenseQuery(read(api.getBillingAddressInfo)).data;
      return {
        rows: [
          { term: 'お送りする書類', value: labelOf(matterTypes, matter), strong: true },
          ...letter.useRows(),
          {
            term: 'お届け先',
            value: (
              <>
                <Verbatim>{`${letters.name} 様`}</Verbatim>
                <br />
                <AddressLines address={letters.address} />
              </>
            ),
          },
        ],
        after: (
          <p>
            郵便でお届けします。お届け先が違うときは、先に
            <Link href={paths.billingAddress()}>請求書の送付先を変更</Link>してください。
          </p>
        ),
        action: letter.action,
      };
    },
    submit: letter.submit,
    refusal: ({ code, message }) => ({
      title: letterRefusalTitle(code),
      text: `${message}${nothingNew}`,
    }),
    systemError: {
      title: 'システムエラーが発生しました',
      text: `${nothingNew}しばらくたってから、もう一度お試しください。`,
    },
    Unknown: (props) => <LetterUnknown matter={matter} {...props} />,
    done: { title: () => letter.accepted, keep: (receipt) => receipt, Receipt: LetterReceiptBody },
  };
}

function blockedBy(obstacle: Obstacle | undefined): Blocked | undefined {
  if (!obstacle) return undefined;
  return {
    opens: obstacle.opens,
    reason: <p>{obstacle.reason}</p>,
    possible: <p>お送りする書類の状況は、いまもご覧いただけます。</p>,
    actions: (
      <Button variant="secondary" href={paths.document()}>
        書類の状況を見る
      </Button>
    ),
  };
}

/** After an unknown outcome: whether the letter is among the shipments. */
function LetterUnknown({ matter, sentAt }: LetterUnknownProps) {
  const { shipments } = useSuspenseQuery(read(api.getDocumentShipping)).data;
  return isAskedFor(matter, shipments, japanDay(sentAt)) ? (
    <p>
      <b>{labelOf(matterTypes, matter)}のお申し込みは受け付けられています。</b>
      もう一度お手続きになる必要はありません。
    </p>
  ) : (
    <p>
      {labelOf(matterTypes, matter)}
      のお申し込みは、まだ受け付けられていません。もう一度お手続きください。
    </p>
  );
}

/** Which letter comes, and by when. */
function LetterReceiptBody({ receipt }: { receipt: LetterReceipt }) {
  return (
    <ReceiptSection
      lead="書類を郵便でお届けします。届くまでお待ちください。"
      end={
        <p>
          <Link href={paths.document()}>書類の状況を見る</Link>
        </p>
      }
    >
      <DescriptionList
        stacked
        items={[
          { term: 'お送りする書類', value: labelOf(matterTypes, receipt.matter), strong: true },
          { term: '届く日の目安', value: untilFullDay(receipt.arrivesBy) },
          ...useReceiptFacts(receipt),
        ]}
      />
    </ReceiptSection>
  );
}

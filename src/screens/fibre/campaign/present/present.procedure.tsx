import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/codes';
import { fieldMessages } from '@/catalogue/messages';
import { refusalTitles } from '@/catalogue/refusals';
import { now } from '@/lib/clock';
import { formatFullDay, untilFullDay } from '@/lib/date';
import { formatDeadline } from '@/lib/deadline';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressLines';
import type { Blocked, CurrentStatus, Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Actions } from '@/ui/link/Actions';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { acceptPresent, type PresentReceipt, type PresentValues } from './mutations';
import { choiceName, usePresent, useRecipient } from './presentData';

interface PresentFactsProps {
  choiceId: string | null;
  /** The day on which it is sent, or was sent. */
  sent: DescriptionItem;
  /** Further rows. */
  more?: readonly DescriptionItem[];
}

const titleOf = refusalTitles<Exclude<Code.PresentConflictCode, 'present_out_of_stock'>>({
  present_already_accepted: 'すでに受け取りの手続きを受け付けています',
  present_expired: '受け取りの期限を過ぎています',
});

/** 記念品の受け取り (docs/product.md §8.3). */
const presentProcedure: Procedure<PresentValues, PresentReceipt> = {
  name: 'present',
  title: '記念品の受け取り',
  path: paths.present(),
  exit: { to: paths.campaign(), label: '特典・キャンペーンに戻る' },
  reviewNote: 'まだ受け付けられていません。',
  defaults: { present_id: '', choice_id: '' },
  useDefaults: () => {
    const present = usePresent();
    return present ? { present_id: present.present_id } : {};
  },
  inputs: [
    {
      slug: '',
      label: '選択',
      fields: [{ name: 'choice_id', label: '受け取る品' }],
      Fields: PresentFields,
    },
  ],
  useAvailability: usePresentEntry,
  useReview: ({ choice_id }) => {
    const present = usePresent();
    const recipient = useRecipient();
    return {
      rows: [
        {
          term: '受け取る品',
          value: choiceName(present, choice_id),
          note: present?.name,
          strong: true,
          field: 'choice_id',
        },
        {
          term: 'お名前',
          value: <Verbatim>{`${recipient.last_name} ${recipient.first_name} 様`}</Verbatim>,
        },
        {
          term: '送り先',
          value: <AddressLines address={recipient} />,
          note: (
            <Link href={paths.customer()} aria-label="登録情報を見る(送り先)">
              登録情報を見る
            </Link>
          ),
        },
        ...(present ? [{ term: '手続きの期限', value: untilFullDay(present.accept_until) }] : []),
      ],
      after: <p>お申し込みのあとで、品を変更することはできません。</p>,
      action: 'この品を受け取る',
    };
  },
  submit: acceptPresent,
  refusal: ({ code, message }) => {
    if (code === 'present_out_of_stock') return { field: 'choice_id', message };
    const title = titleOf(code);
    const beyond = message === `${title}。` ? '' : message;
    return { title, text: `${beyond}この手続きでは、何も変わっていません。` };
  },
  Unknown: function Unknown() {
    const present = usePresent();
    if (present?.status === 'accepted' || present?.status === 'shipped')
      return <p>受け取りの手続きは、受け付けられています。もう一度のお手続きは必要ありません。</p>;
    return present?.status === 'open' ? (
      <p>
        受け取りの手続きは、まだ受け付けられていません。しばらくたってから、もう一度お試しください。
      </p>
    ) : (
      <p>受け取りの手続きが受け付けられたかどうかは、お知らせ履歴でお確かめください。</p>
    );
  },
  done: {
    title: () => '記念品の受け取りを受け付けました。',
    keep: (receipt) => receipt,
    Receipt: PresentReceiptBody,
  },
};

export default screenOf(presentProcedure);

const actions = (
  <Button variant="secondary" href={paths.campaign()}>
    特典・キャンペーンを見る
  </Button>
);

/**
 * Why nothing can be chosen (no present, too late, out of stock), or the state of a present that was
 * chosen.
 */
function usePresentEntry(): Blocked | CurrentStatus | undefined {
  const present = usePresent();
  if (!present) return { reason: <p>受け取れる記念品はありません。</p>, actions };
  if (present.status === 'accepted' || present.status === 'shipped')
    return { state: <PresentStatus present={present} /> };
  if (present.status === 'expired')
    return {
      reason: (
        <p>
          <b>受け取りの期限を過ぎています。</b>
          {present.name}の受け取りの手続きは、{formatFullDay(present.accept_until)}まででした。
        </p>
      ),
      actions,
    };
  if (present.status !== 'open')
    return {
      reason: <p>記念品の状況を読み込めません。お手数ですが、サポート窓口へお電話ください。</p>,
      actions,
    };
  if (!present.choices.some(({ in_stock }) => in_stock))
    return {
      reason: <p>いま、お選びいただける品の在庫がありません。</p>,
      possible: (
        <p>
          入荷をお待ちください。受け取りの手続きは、{formatFullDay(present.accept_until)}までです。
        </p>
      ),
      actions,
    };
  return undefined;
}

/** Asks which of the presents in stock the customer wants. */
function PresentFields() {
  const { register, formState } = useFormContext<PresentValues>();
  const present = usePresent();
  if (!present) return null;
  const inStock = (id: string) =>
    present.choices.some(({ choice_id, in_stock }) => choice_id === id && in_stock);
  return (
    <>
      <Typography sx={{ mb: 7 }}>
        <b>{present.name}</b>として、お好きな品をひとつお選びください。受け取りの手続きは、
        <Nowrap>{formatDeadline(present.accept_until, now())}です。</Nowrap>
      </Typography>
      <RadioRows
        label="受け取る品"
        rows={present.choices.map(({ choice_id, name, in_stock }) => ({
          value: choice_id,
          title: name,
          ...(!in_stock && { help: '在庫がないため、お選びいただけません', disabled: true }),
        }))}
        error={formState.errors.choice_id?.message}
        {...register('choice_id', {
          validate: (chosen) => inStock(chosen) || fieldMessages.mustSelect,
        })}
      />
    </>
  );
}

/** What is sent, when and where. */
function PresentReceiptBody({ receipt }: { receipt: PresentReceipt }) {
  const facts = useReceiptFacts(receipt);
  const shipsOn = formatFullDay(receipt.shipsOn);
  return (
    <ReceiptSection lead={`${shipsOn}に、ご登録の住所へ発送する予定です。`}>
      <PresentFacts
        choiceId={receipt.choiceId}
        sent={{ term: '発送予定日', value: shipsOn }}
        more={facts}
      />
    </ReceiptSection>
  );
}

/** A present that was chosen: what it is, when and where it is sent. */
function PresentStatus({ present }: { present: Schema.Present }) {
  const isShipped = present.status === 'shipped';
  return (
    <Section label="手続きの状況" first>
      <Typography variant="lead" sx={{ mb: 5 }}>
        {isShipped
          ? '記念品を発送しました。お手元に届くまで、お待ちください。'
          : '受け取りの手続きは済んでいます。発送まで、お待ちください。'}
      </Typography>
      <PresentFacts
        choiceId={present.chosen_id}
        sent={{
          term: isShipped ? '発送した日' : '発送予定日',
          value: present.ships_on
            ? formatFullDay(present.ships_on)
            : '決まりしだい、お知らせします',
        }}
      />
      <Actions>
        <Button variant="secondary" href={paths.campaign()}>
          特典・キャンペーンに戻る
        </Button>
      </Actions>
    </Section>
  );
}

/** What was chosen, when it is sent and where. */
function PresentFacts({ choiceId, sent, more = [] }: PresentFactsProps) {
  const present = usePresent();
  const recipient = useRecipient();
  return (
    <DescriptionList
      ink="top"
      stacked
      items={[
        {
          term: '記念品',
          value: choiceName(present, choiceId),
          note: present?.name,
          strong: true,
        },
        sent,
        { term: '送り先', value: <AddressLines address={recipient} /> },
        ...more,
      ]}
    />
  );
}

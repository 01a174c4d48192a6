import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Answer, call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, type Rejection, useRead } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { fieldMessages } from '@/catalogue/messages';
import { refusalTitles } from '@/catalogue/refusals';
import { now } from '@/lib/clock';
import { formatDeadline, formatFullDay, untilFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressInputs';
import type { Blocked, CurrentStatus } from '@/procedure/BlockedPage';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, useValues } from '@/procedure/procedureData';
import { DonePage, useReceiptFacts } from '@/procedure/Receipt';
import { RefusedReview, Review } from '@/procedure/Review';
import { PartBoundary } from '@/shell/error/PartBoundary';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Actions } from '@/ui/link/Actions';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';

const titleOf = refusalTitles<Exclude<Code.PresentConflictCode, 'present_out_of_stock'>>({
  present_already_accepted: 'すでに受け取りの手続きを受け付けています',
  present_expired: '受け取りの期限を過ぎています',
});

interface PresentValues {
  present_id: string;
  choice_id: string;
}

type PresentReceipt = Answer<'postCampaignPresentAccept'>;

const present: ProcedureData<PresentValues, PresentReceipt> = {
  name: 'present',
  title: '記念品の受け取り',
  path: paths.present(),
  exit: { to: paths.campaign(), label: '特典・キャンペーンに戻る' },
  reviewNote: 'まだ受け付けられていません。',
  steps: inputStep([{ name: 'choice_id', label: '受け取る品' }], '選択'),
  submit: (body) => call(api.postCampaignPresentAccept, { body }),
  refusal: ({ code, message }) => {
    if (code === 'present_out_of_stock') return { field: 'choice_id', message };
    const title = titleOf(code);
    const beyond = message === `${title}。` ? '' : message;
    return { title, text: `${beyond}この手続きでは、何も変わっていません。` };
  },
};

/** What was chosen is not in stock any more. */
const goneChoice: Rejection = {
  refusal: new BusinessError(409, {
    code: 'present_out_of_stock',
    message: '選ばれていた品は、在庫がなくなりました。ほかの品を選んでください。',
  }),
};

/** 記念品の受け取り (docs/product.md §8.3). */
export default function Present() {
  return (
    <Procedure
      of={present}
      unknown={() => <PresentUnknown />}
      done={(receipt) => <PresentDone receipt={receipt} />}
    >
      <PresentSteps />
    </Procedure>
  );
}

function PresentSteps() {
  const present = usePresent();
  return (
    <ProcedureForm<PresentValues>
      defaults={{ choice_id: '' }}
      about={{ present_id: present?.present_id ?? '' }}
      blocked={usePresentEntry()}
      review={<PresentReview />}
    >
      <InputStep>
        <PresentFields />
      </InputStep>
    </ProcedureForm>
  );
}

function PresentReview() {
  const { choice_id } = useValues<PresentValues>();
  const present = usePresent();
  const recipient = useRecipient();
  const chosen = present?.choices.find((one) => one.choice_id === choice_id);
  if (!present || !chosen?.in_stock) return <RefusedReview {...goneChoice} />;
  return (
    <Review<PresentValues>
      rows={[
        {
          term: '受け取る品',
          value: chosen.name,
          note: present.name,
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
        { term: '手続きの期限', value: untilFullDay(present.accept_until) },
      ]}
      after={<p>お申し込みのあとで、品を変更することはできません。</p>}
      action="この品を受け取る"
    />
  );
}

function PresentUnknown() {
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
}

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
  if (!present) return { reason: '受け取れる記念品はありません。', actions };
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
      reason: '記念品の状況を読み込めません。お手数ですが、サポート窓口へお電話ください。',
      actions,
    };
  if (!present.choices.some(({ in_stock }) => in_stock))
    return {
      reason: 'いま、お選びいただける品の在庫がありません。',
      possible: `入荷をお待ちください。受け取りの手続きは、${formatFullDay(present.accept_until)}までです。`,
      actions,
    };
  return undefined;
}

function PresentFields() {
  const field = useField<PresentValues>();
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
        {...field('choice_id', {
          validate: (chosen) => inStock(chosen) || fieldMessages.mustSelect,
        })}
      />
    </>
  );
}

function PresentDone({ receipt }: { receipt: PresentReceipt }) {
  const facts = useReceiptFacts(receipt);
  const shipsOn = formatFullDay(receipt.ships_on);
  return (
    <DonePage
      title="記念品の受け取りを受け付けました。"
      lead={`${shipsOn}に、ご登録の住所へ発送する予定です。`}
    >
      <PartBoundary
        unread="受け取る品と送り先を読み込めませんでした。"
        around={(said) => (
          <>
            {said}
            <DescriptionList stacked items={facts} />
          </>
        )}
      >
        <PresentFacts
          choice_id={receipt.choice_id}
          sent={{ term: '発送予定日', value: shipsOn }}
          more={facts}
        />
      </PartBoundary>
    </DonePage>
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
        choice_id={present.chosen_id}
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

interface PresentFactsProps {
  choice_id: string | null;
  /** The day on which it is sent, or was sent. */
  sent: DescriptionItem;
  more?: readonly DescriptionItem[];
}

/** What was chosen, when it is sent and where. */
function PresentFacts({ choice_id, sent, more = [] }: PresentFactsProps) {
  const present = usePresent();
  const recipient = useRecipient();
  return (
    <DescriptionList
      ink="top"
      stacked
      items={[
        {
          term: '記念品',
          value: choiceName(present, choice_id),
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

function usePresent(): Schema.Present | null {
  return useRead(api.getCampaignPresentInfo).present;
}

/** To whom and where a present is sent: the registered name and address. */
function useRecipient() {
  return useRead(api.getContract, ofService('fixed')).customer;
}

/** The name of a choice; `-` where the present doesn't have it any more. */
function choiceName(present: Schema.Present | null, id: string | null): string {
  return present?.choices.find(({ choice_id }) => choice_id === id)?.name ?? '-';
}

import { procedureMessages } from '@/catalogue/messages';
import { formatFullTime } from '@/lib/date';
import { paths } from '@/paths';
import { comparedToCurrent } from '@/procedure/comparedToCurrent';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useSession } from '@/session/useSession';
import { Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { changePromotion } from './mutations';
import { PromotionFields } from './PromotionFields';
import {
  channelText,
  kinds,
  type PromotionReceipt,
  type PromotionValues,
  useTargets,
} from './promotionSettings';

const nothing = { mail: false, sms: false, post: false };

/** Which offers the customer wants, and how (docs/product.md §6.3). */
const promotionProcedure: Procedure<PromotionValues, PromotionReceipt> = {
  name: 'promotion',
  title: 'お知らせの受け取り',
  path: paths.promotion(),
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ変更されていません。',
  defaults: { target: '', up_sell: nothing, benefit: nothing, cross_sell: nothing },
  useDefaults: () => {
    const first = useTargets()[0];
    return first ? { target: first.id, ...first.settings } : {};
  },
  inputs: [
    {
      slug: '',
      label: '設定',
      fields: [
        { name: 'target', label: '設定するサービス' },
        ...kinds.map(({ key, title }) => ({ name: key, label: title })),
      ],
      Fields: PromotionFields,
    },
  ],
  useReview: (values) => {
    const target = useTargets().find(({ id }) => id === values.target);
    return {
      rows: [
        { term: 'サービス', value: target?.label ?? '', field: 'target' },
        ...kinds.map(({ key, title }) => ({
          term: title,
          ...(target
            ? comparedToCurrent(channelText(values[key]), channelText(target.settings[key]))
            : { value: channelText(values[key]) }),
          field: key,
        })),
      ],
      action: '受け取りの設定を変更する',
    };
  },
  submit: changePromotion,
  refusal: ({ message }) => ({
    title: procedureMessages.refused,
    text: `${message}設定は変わっていません。`,
  }),
  Unknown: PromotionUnknown,
  done: {
    title: () => 'お知らせの受け取りを変更しました。',
    keep: (receipt) => receipt,
    Receipt: PromotionReceiptBody,
  },
};

export default screenOf(promotionProcedure);

/** Shown while the outcome is unknown: what is set now. */
function PromotionUnknown({ values }: { values: PromotionValues }) {
  const target = useTargets().find(({ id }) => id === values.target);
  return (
    <p>
      いまの設定は、
      {target &&
        kinds.map(({ key, title }) => `${title}:${channelText(target.settings[key])}`).join('、')}
      です。違うときは、もう一度お送りください。
    </p>
  );
}

/** What is set, for which service, by whom. */
function PromotionReceiptBody({ receipt }: { receipt: PromotionReceipt }) {
  const target = useTargets().find(({ id }) => id === receipt.target);
  const { customer } = useSession() ?? {};
  return (
    <ReceiptSection
      lead="新しい設定は、これからお送りするご案内に使います。"
      end={<p>すでに準備が済んでいる郵便物は、行き違いで届くことがあります。</p>}
    >
      <DescriptionList
        stacked
        items={[
          { term: 'サービス', value: target?.label ?? '' },
          ...kinds.map(({ key, title }) => ({
            term: title,
            value: channelText(receipt[key]),
            strong: true,
          })),
          ...(customer
            ? [
                {
                  term: '手続きをした方',
                  value: <Verbatim>{`${customer.last_name} ${customer.first_name} 様`}</Verbatim>,
                },
              ]
            : []),
          { term: '受付日時', value: formatFullTime(receipt.acceptedAt) },
        ]}
      />
    </ReceiptSection>
  );
}

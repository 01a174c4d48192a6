import Link from '@mui/material/Link';
import type * as Code from '@/catalogue/codes';
import { refusalTitles } from '@/catalogue/refusals';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressLines';
import type { Procedure } from '@/procedure/procedure';
import { acceptPresent, type PresentReceipt, type PresentValues } from './acceptPresent';
import { choiceName, usePresent, useRecipient } from './presentData';
import { PresentFields } from './PresentFields';
import { PresentReceiptBody } from './PresentReceiptBody';
import { usePresentEntry } from './usePresentEntry';

const titleOf = refusalTitles<Exclude<Code.PresentConflictCode, 'present_out_of_stock'>>({
  present_already_accepted: 'すでに受け取りの手続きを受け付けています',
  present_expired: '受け取りの期限を過ぎています',
});

/** 記念品の受け取り (docs/product.md §8.3). */
export const presentProcedure: Procedure<PresentValues, PresentReceipt> = {
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
          value: `${recipient.last_name} ${recipient.first_name} 様`,
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
        ...(present
          ? [{ term: '手続きの期限', value: `${formatFullDay(present.accept_until)}まで` }]
          : []),
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
    return present?.status === 'open' ? (
      <p>
        受け取りの手続きは、まだ受け付けられていません。しばらくたってから、もう一度お試しください。
      </p>
    ) : (
      <p>受け取りの手続きは、受け付けられています。もう一度のお手続きは必要ありません。</p>
    );
  },
  done: {
    title: () => '記念品の受け取りを受け付けました。',
    keep: (receipt) => receipt,
    Receipt: PresentReceiptBody,
  },
};

import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { procedureMessages } from '@/catalogue/messages';
import { formatFullDay, formatFullTime } from '@/lib/date';
import { formatPostalCode } from '@/lib/postalCode';
import { paths } from '@/paths';
import type { Blocked, Procedure, Review } from '@/procedure/procedure';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { CurrentFibre } from '@/screens/fibre/shared/CurrentFibre';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { MoveFields } from './MoveFields';
import { MoveOn } from './MoveOn';
import { beginMove, type MoveBegun, type MoveValues } from './mutations';
import { moveOpening } from './queries';

const notBegun = 'お引っ越しの手続きは始まっていません。';

/** お引っ越し: begun here, continued on the moving page (docs/product.md §6.8). */
export const move: Procedure<MoveValues, MoveBegun> = {
  name: 'move',
  title: 'お引っ越し',
  path: paths.move(),
  Current: CurrentFibre,
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ始まっていません。',
  defaults: { zip_code: '', move_on: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'zip_code', label: '新しいお住まいの郵便番号', secret: true },
        { name: 'move_on', label: 'お引っ越しの日' },
      ],
      Fields: MoveFields,
    },
  ],
  useAvailability: useMoveBlocked,
  useReview: reviewOf,
  submit: beginMove,
  refusal: ({ code, message }) =>
    code === 'area_not_providing'
      ? { field: 'zip_code', message }
      : { title: procedureMessages.refused, text: `${message}${notBegun}` },
  Unknown: MoveUnknown,
  done: {
    title: () => 'お引っ越しの手続きを始めました。',
    keep: (receipt) => receipt,
    Receipt: MoveReceipt,
    leadsOn: () => true,
    label: '続き',
  },
};

function useMoveBlocked(): Blocked | undefined {
  const { state, reason } = useSuspenseQuery(read(api.getMoveToken)).data;
  const opens = moveOpening(useSuspenseQuery(read(api.getContract, ofService('fixed'))).data);
  if (state === 'none' || state === 'issued' || state === 'expired') return undefined;
  return {
    opens,
    reason: (
      <p>
        {reason ??
          (state === 'not_available'
            ? 'いまは受け付けていません。'
            : 'お引っ越しの手続きの状況を読み込めません。お手数ですが、サポート窓口へお電話ください。')}
      </p>
    ),
    possible: <p>工事や手続きの予定は、手続きの状況でお確かめいただけます。</p>,
    actions: (
      <>
        <Button variant="secondary" href={paths.progress()}>
          手続きの状況を見る
        </Button>
        <Button variant="text" href={paths.contract()}>
          ご契約情報に戻る
        </Button>
      </>
    ),
  };
}

function reviewOf({ zip_code, move_on }: MoveValues): Review<MoveValues> {
  return {
    rows: [
      {
        term: '新しいお住まいの郵便番号',
        value: zip_code ? formatPostalCode(zip_code) : '決まっていません',
        field: 'zip_code',
      },
      {
        term: 'お引っ越しの日',
        value: move_on ? formatFullDay(move_on) : '決まっていません',
        field: 'move_on',
      },
    ],
    after: <p>続きは、お引っ越しのページでお手続きいただきます。いまのご契約は変わりません。</p>,
    action: 'お引っ越しを始める',
  };
}

function MoveReceipt({ receipt }: { receipt: MoveBegun }) {
  const facts = useReceiptFacts({ acceptedAt: receipt.begunAt });
  return (
    <ReceiptSection
      lead="まだ終わっていません。お引っ越しのページで、続きをお手続きください。"
      end={<MoveOn />}
    >
      <DescriptionList
        stacked
        items={[
          { term: '続きの期限', value: `${formatFullTime(receipt.expiresAt)}まで`, strong: true },
          {
            term: 'お引っ越しの日',
            value: receipt.moveOn ? formatFullDay(receipt.moveOn) : '決まっていません',
          },
          { term: 'いまのご契約', value: '変わっていません' },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}

function MoveUnknown() {
  const { state } = useSuspenseQuery(read(api.getMoveToken)).data;
  if (state === 'none' || state === 'expired' || state === 'not_available')
    return <p>{notBegun}もう一度お手続きください。</p>;
  if (state !== 'issued')
    return (
      <p>
        お引っ越しの手続きの状況を読み込めません。受け付けられたかどうかは、お知らせ履歴でお確かめください。
      </p>
    );
  return (
    <>
      <p>
        <b>お引っ越しの手続きは始まっています。</b>
      </p>
      <MoveOn />
    </>
  );
}

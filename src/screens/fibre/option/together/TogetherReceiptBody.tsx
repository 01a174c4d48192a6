import { fibreOption } from '@/catalogue/fibreOptions';
import { formatFullDay } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { formatYen } from '@/lib/yen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Phrase } from '@/ui/page/Page';
import { Definitions, type Definition } from '@/ui/row/Definitions';
import type { Result, TogetherReceipt } from './together';

/** One receipt for all of them: what was taken with its number, what was not with its reason. */
export function TogetherReceiptBody({ receipt: { results } }: { receipt: TogetherReceipt }) {
  const first = results.find((result) => result.kind === 'accepted');
  // Each option's row has its own number: one number for all of them there is not.
  const facts = useReceiptFacts({ acceptedAt: first?.acceptedAt ?? '' });
  const isPartly = results.some(({ kind }) => kind !== 'accepted');
  return (
    <ReceiptSection
      lead={
        isPartly
          ? '受け付けられなかったものは、お申し込みされていません。料金もかかりません。'
          : 'ご利用の開始まで、お待ちください。開始の前日までは、お申し込みを取り消せます。'
      }
    >
      <Definitions ink="top" stacked items={[...results.map(rowOf), ...facts]} />
    </ReceiptSection>
  );
}

function rowOf(result: Result): Definition {
  const term = fibreOption(result.code)?.name ?? result.code;
  switch (result.kind) {
    case 'accepted':
      return {
        term,
        value: `受け付けました(${formatYen(result.fee)}/月)`,
        note: (
          <>
            {result.startsOn && <Phrase>{formatFullDay(result.startsOn)}から・</Phrase>}
            <Phrase>受付番号 {formatReceiptNumber(result.receiptNumber)}</Phrase>
          </>
        ),
        strong: true,
      };
    case 'refused':
      return { term, value: '受け付けられませんでした', note: result.reason };
    case 'unknown':
      return {
        term,
        value: '結果を確認できませんでした',
        note: 'ご契約オプションの一覧で、いまの状態をお確かめください。',
      };
    case 'not_sent':
      return { term, value: '送信していません', note: result.reason };
  }
}

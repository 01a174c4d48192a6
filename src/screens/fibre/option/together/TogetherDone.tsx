import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fibreOption, pageName, pageOf } from '@/catalogue/fibreOptions';
import { formatFullDay } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { DonePage } from '@/procedure/Receipt';
import { Phrase, Verbatim } from '@/ui/page/Page';
import type { DescriptionItem } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { waitingFor } from '../orders';
import type { Result, TogetherReceipt } from './together';

/**
 * One receipt for all: the options that were accepted, each with its number, then the others, each with
 * reason and next step.
 */
export function TogetherDone({ receipt }: { receipt: TogetherReceipt }) {
  const { results } = receipt;
  const accepted = results.filter(({ kind }) => kind === 'accepted');
  const rest = results.filter(({ kind }) => kind !== 'accepted');
  const [first] = accepted;
  // There is no receipt number for all: each option has its own, in its row.
  return (
    <DonePage
      title={`${rest.length > 0 ? `${results.length}件のうち` : ''}${accepted.length}件のお申し込みを受け付けました。`}
      lead={leadOf(rest)}
      of={{ accepted_at: first?.kind === 'accepted' ? first.answer.accepted_at : null }}
      rows={[...accepted.map(rowOf), ...rest.map(rowOf)]}
    />
  );
}

function leadOf(rest: readonly Result[]): string {
  if (rest.length === 0) return waitingFor(null);
  const isApart = rest.some(({ kind }) => kind !== 'unknown');
  const isUnknown = rest.some(({ kind }) => kind === 'unknown');
  return [
    isApart && '受け付けられなかったものは、お申し込みされていません。料金もかかりません。',
    isUnknown && '結果を確認できなかったものは、ご契約オプションの一覧でお確かめください。',
  ]
    .filter(Boolean)
    .join('');
}

function rowOf(result: Result): DescriptionItem {
  const { code } = result;
  const term = fibreOption(code)?.name ?? code;
  switch (result.kind) {
    case 'accepted':
      return {
        term,
        value: (
          <Status
            mark="done"
            label={`受け付けました(${formatYen(result.answer.monthly_fee)}/月)`}
          />
        ),
        note: (
          <>
            {result.answer.starts_on && (
              <Phrase>{formatFullDay(result.answer.starts_on)}から・</Phrase>
            )}
            <Phrase>
              受付番号 <Verbatim>{formatReceiptNumber(result.answer.receipt_number)}</Verbatim>
            </Phrase>
          </>
        ),
      };
    case 'refused':
      return {
        term,
        value: <Status mark="triangle" box="caution" label="受け付けられませんでした" />,
        note: (
          <>
            <Typography variant="inherit" component="p" sx={{ mt: 1 }}>
              {result.reason}
            </Typography>
            {result.refusalCode === 'payment_method_not_allowed' ? (
              <Button variant="text" href={paths.payment()}>
                お支払い方法を選ぶ
              </Button>
            ) : (
              <OptionLink code={code} verb="確かめる" />
            )}
          </>
        ),
      };
    case 'unknown':
      return {
        term,
        value: <Status mark="dashedSquare" box="ink" label="結果を確認できませんでした" />,
        note: (
          <Button variant="text" href={paths.option()}>
            ご契約オプションでいまの状態を確かめる
          </Button>
        ),
      };
    case 'not_sent':
      return {
        term,
        value: <Status mark="slashed" box="ink" label="送信していません" />,
        note: (
          <>
            <Typography variant="inherit" component="p" sx={{ mt: 1 }}>
              {result.reason}
            </Typography>
            <OptionLink code={code} verb="申し込む" />
          </>
        ),
      };
  }
}

const OptionLink = ({ code, verb }: { code: string; verb: string }) => (
  <Button
    variant="text"
    href={paths.optionDetail(pageOf(code))}
  >{`${pageName(code)}のページで${verb}`}</Button>
);

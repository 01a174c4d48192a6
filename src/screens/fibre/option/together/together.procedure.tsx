import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { fibreOption, optionsNotAccepted, pageName, pageOf } from '@/catalogue/fibreOptions';
import { formatFullDay } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import type { ProcedureData, Refusal } from '@/procedure/procedureData';
import { DonePage, ReceiptRows, ReceiptSection } from '@/procedure/Receipt';
import { ReviewStep } from '@/procedure/Review';
import { tooYoung } from '@/screens/fibre/shared/tooYoung';
import { optionStatus } from '@/screens/shared/statuses';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { Phrase, Verbatim } from '@/ui/page/Page';
import type { DescriptionItem } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { CurrentOptions } from '../CurrentOptions';
import { waitingFor } from '../order/mutations';
import { orderTexts } from '../order/orderNames';
import { orderRefusal } from '../order/refusal';
import { isEligible, useOffers } from './eligible';
import { type Result, sendTogether, type TogetherReceipt, type TogetherValues } from './together';
import { TogetherFields, TogetherSum } from './TogetherFields';
import { TogetherReview } from './TogetherReview';

const { reviewNote } = orderTexts.entry;

const refusal = orderRefusal('entry');

const notApplied = '受け付けられなかったものは、お申し込みされていません。料金もかかりません。';

const notKnown = '結果を確認できなかったものは、ご契約オプションの一覧でお確かめください。';

const OptionLink = ({ code, verb }: { code: string; verb: string }) => (
  <Button
    variant="text"
    href={paths.optionDetail(pageOf(code))}
  >{`${pageName(code)}のページで${verb}`}</Button>
);

const together: ProcedureData<TogetherValues, TogetherReceipt> = {
  name: 'option_together',
  title: 'まとめて申し込む',
  path: paths.optionTogether(),
  exit: { to: paths.option(), label: 'ご契約オプションに戻る' },
  reviewNote,
  steps: [{ slug: '', label: '選択', fields: [{ name: 'codes', label: 'オプション' }] }],
  submit: sendTogether,
  refusal: (error): Refusal<TogetherValues> => {
    const said = refusal(error);
    return 'field' in said ? { title: error.message, text: null } : said;
  },
};

/** Several options in one application (docs/product.md §7.3). */
export default function Together() {
  return (
    <Procedure
      of={together}
      current={<CurrentOptions />}
      failureDialog={(close) => <OptionChangeDialog onClose={close} />}
      unknown={(sent) => <TogetherUnknown {...sent} />}
      done={(receipt) => <TogetherDone receipt={receipt} />}
    >
      <TogetherSteps />
    </Procedure>
  );
}

function TogetherSteps() {
  const blocked = useBlocked();
  return (
    <ProcedureForm<TogetherValues> defaults={{ codes: [], dropped: [] }} blocked={blocked}>
      <InputStep sum={<TogetherSum />}>
        <TogetherFields />
      </InputStep>
      <ReviewStep>
        <TogetherReview />
      </ReviewStep>
    </ProcedureForm>
  );
}

const titleOf = ({ results }: TogetherReceipt) => {
  const taken = results.filter(({ kind }) => kind === 'accepted').length;
  return taken === results.length
    ? `${taken}件のお申し込みを受け付けました。`
    : `${results.length}件のうち${taken}件のお申し込みを受け付けました。`;
};

/** Why nothing can be applied for: the applicant is under 18, or no option is left. */
function useBlocked(): Blocked | undefined {
  const young = tooYoung(
    useSuspenseQuery(read(api.getContract, ofService('fixed'))).data.customer.birthday,
  );
  const offers = useOffers();
  if (young) return young;
  if (offers.some(isEligible)) return undefined;
  return {
    reason: <p>{optionsNotAccepted}</p>,
    actions: (
      <Button variant="secondary" href={paths.option()}>
        ご契約オプションに戻る
      </Button>
    ),
  };
}

/** After an unknown outcome: the status of each chosen option. */
function TogetherUnknown({ values: { codes, dropped } }: { values: TogetherValues }) {
  const { data } = useSuspenseQuery(read(api.getOption));
  return (
    <ul>
      {[...codes, ...dropped].map((code) => {
        const status = data.options.find((option) => option.code === code)?.status ?? 'NONE';
        return (
          <li key={code}>
            {fibreOption(code)?.name ?? code}は、いま「{optionStatus(status).label}」です。
          </li>
        );
      })}
    </ul>
  );
}

/**
 * One receipt for all: the options that were accepted, each with its number, then the others, each with
 * reason and next step.
 */
function TogetherDone({ receipt }: { receipt: TogetherReceipt }) {
  const { results } = receipt;
  const accepted = results.filter(({ kind }) => kind === 'accepted');
  const rest = results.filter(({ kind }) => kind !== 'accepted');
  const [first] = accepted;
  // There is no receipt number for all: each option has its own, in its row.
  return (
    <DonePage title={titleOf(receipt)}>
      <ReceiptSection lead={leadOf(rest)}>
        <ReceiptRows
          of={{
            accepted_at: first?.kind === 'accepted' ? first.accepted_at : '',
          }}
          ink="top"
          rows={[...accepted.map(rowOf), ...rest.map(rowOf)]}
        />
      </ReceiptSection>
    </DonePage>
  );
}

function leadOf(rest: readonly Result[]): string {
  if (rest.length === 0) return waitingFor(null);
  const isApart = rest.some(({ kind }) => kind !== 'unknown');
  const isUnknown = rest.some(({ kind }) => kind === 'unknown');
  return [isApart && notApplied, isUnknown && notKnown].filter(Boolean).join('');
}

function rowOf(result: Result): DescriptionItem {
  const { code } = result;
  const term = fibreOption(code)?.name ?? code;
  switch (result.kind) {
    case 'accepted':
      return {
        term,
        value: <Status mark="done" label={`受け付けました(${formatYen(result.fee)}/月)`} />,
        note: (
          <>
            {result.startsOn && <Phrase>{formatFullDay(result.startsOn)}から・</Phrase>}
            <Phrase>
              受付番号 <Verbatim>{formatReceiptNumber(result.receipt_number)}</Verbatim>
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
                お支払い方法を変更する
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

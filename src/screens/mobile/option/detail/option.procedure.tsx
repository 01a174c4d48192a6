import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import { optionRefusalTitle } from '@/catalogue/mobileOptions';
import { formatDay, formatFullDay, formatTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { NextBills } from '@/procedure/cost/NextBills';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, useValues } from '@/procedure/procedureData';
import { DonePage, ReceiptCodes } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { isAt } from '@/procedure/steps';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { closedOption, refusedOption } from '@/screens/mobile/shared/mobileOptionBlocked';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { OptionChangeDialog } from '@/shell/error/ApiErrorDialog';
import { Nowrap } from '@/ui/page/Page';
import { OptionFields, OptionFooter } from './OptionFields';
import {
  firstChoice,
  firstDayOf,
  nameOf,
  type Operation,
  operationLabels,
  operationsOf,
  optionRead,
  type OptionValues,
  type OptionWithOwnRead,
  useOption,
  useOptionAnswer,
  variantSent,
  variantsFor,
} from './optionValues';

/** The receipt of an option; its serial number isn't kept after the page has been left. */
type OptionReceipt = Awaited<ReturnType<typeof sendOption>>;

/** After the option's name. */
const accepted: Record<Code.MobileOptionOperation, string> = {
  add: 'の申し込み',
  update: 'への変更',
  remove: 'の解約',
};

const done: Record<Code.MobileOptionOperation, string> = {
  add: '申し込み',
  update: '種類の変更',
  remove: '解約',
};

const titles: Record<OptionWithOwnRead, string> = {
  VirusBusterMobile: '月額版ウイルス対策',
  ValueDataFree: 'バリューデータフリー',
  PremiumBand: 'プレミアムバンド',
  NetworkFifthGeneration: '5Gオプション',
};

const dataOf = (of: OptionWithOwnRead): ProcedureData<OptionValues, OptionReceipt> => ({
  name: `option_${of}`,
  // The option's name without a variant.
  title: titles[of],
  path: paths.mobileOptionDetail(of),
  exit: { to: paths.mobileOption(), label: 'ご契約オプションに戻る' },
  reviewNote: 'まだ変更されていません。',
  lineNote: 'のオプションを変更します',
  steps: inputStep([
    { name: 'operation', label: '手続き' },
    { name: 'code', label: '種類' },
  ]),
  submit: (values, confirmed) => sendOption(of, values, confirmed),
  keep: (receipt) => ({ ...receipt, serial_number: null }),
  refusal: ({ code, message }) =>
    code === 'option_not_acceptable'
      ? { dialog: true }
      : {
          title: optionRefusalTitle(code),
          text: `${message}オプションは変わっていません。`,
        },
});

const options = {
  VirusBusterMobile: dataOf('VirusBusterMobile'),
  ValueDataFree: dataOf('ValueDataFree'),
  PremiumBand: dataOf('PremiumBand'),
  NetworkFifthGeneration: dataOf('NetworkFifthGeneration'),
};

const names = Object.keys(options) as OptionWithOwnRead[];

/** Adding, changing and removing an option that has a write of its own (docs/product.md §11.3). */
export default function Option() {
  const { pathname } = useLocation();
  const of = names.find((name) => isAt(pathname, options[name].path)) ?? 'VirusBusterMobile';
  return (
    <Procedure
      of={options[of]}
      current={<CurrentSim />}
      failureDialog={(close) => <OptionChangeDialog onClose={close} />}
      unknown={({ sentAt }) => <OptionUnknown of={of} sentAt={sentAt} />}
      done={(receipt) => <OptionDone receipt={receipt} />}
    >
      <OptionSteps of={of} />
    </Procedure>
  );
}

function OptionSteps({ of }: { of: OptionWithOwnRead }) {
  const answer = useOptionAnswer(of);
  return (
    <ProcedureForm<OptionValues>
      defaults={{ operation: '', code: '', ...(!isRejection(answer) && firstChoice(answer)) }}
      blocked={useOptionBlocked(of)}
      review={<OptionReview of={of} />}
    >
      <InputStep footer={<OptionFooter of={of} />}>
        <OptionFields of={of} />
      </InputStep>
    </ProcedureForm>
  );
}

// The server's clock and ours may be a few seconds apart.
const margin = 10_000;

function OptionUnknown({ of, sentAt }: { of: OptionWithOwnRead; sentAt: Date }) {
  const { data } = useSuspenseQuery(optionRead(of));
  const pending = !isRejection(data) ? data.option.pending : null;
  return pending && Date.parse(pending.accepted_at) >= sentAt.getTime() - margin ? (
    <p>
      <b>
        お申し込みは、<Nowrap>{formatTime(pending.accepted_at)}</Nowrap>に受け付けています。
      </b>
      もう一度お申し込みいただく必要はありません。受付番号は
      <Nowrap translate="no">{formatReceiptNumber(pending.receipt_number)}</Nowrap>です。
    </p>
  ) : (
    <p>
      お申し込みを受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}

function OptionReview({ of }: { of: OptionWithOwnRead }) {
  const values = useValues<OptionValues>();
  const read = useOption(of);
  const operation = values.operation || 'add';
  const { option } = read;
  const fee = option.monthly_fee;
  const startsOn = firstDayOf(operation);
  const name = nameOf(read, values);
  const hasVariants = variantsFor(read, operation).length > 0;
  return (
    <Review<OptionValues>
      rows={[
        { term: 'オプション', value: option.name, strong: true },
        { term: '手続き', value: operationLabels[operation], strong: true, field: 'operation' },
        hasVariants && { term: '種類', value: name, field: 'code' },
        {
          term: operation === 'remove' ? '使えなくなる日' : '始まる日',
          value: formatFullDay(startsOn),
          confirms: { starts_on: startsOn },
        },
        {
          term: '毎月の料金',
          value: formatYen(operation === 'remove' || fee === null ? 0 : fee),
          ...(fee !== null && operation !== 'remove' && { confirms: { monthly_fee: fee } }),
        },
      ]}
      after={
        fee !== null && (
          <Stack useFlexGap spacing={7} sx={{ mt: 9 }}>
            <NextBills
              what={option.name}
              before={operation === 'add' ? 0 : fee}
              after={operation === 'remove' ? 0 : fee}
              startsOn={startsOn}
            />
          </Stack>
        )
      }
      action={
        operation === 'update'
          ? `${option.name}の種類を変更する`
          : `${name}を${operationLabels[operation]}`
      }
      variant={operation === 'remove' ? 'destructive' : 'primary'}
    />
  );
}

function OptionDone({ receipt }: { receipt: OptionReceipt }) {
  const { name, operation, starts_on, monthly_fee, serial_number, hasSerialNumber } = receipt;
  const isRemoved = operation === 'remove';
  return (
    <DonePage
      title={`${name}${accepted[operation]}を受け付けました。`}
      lead={
        <>
          <Nowrap>{formatDay(starts_on)}</Nowrap>
          {isRemoved
            ? 'から使えなくなります。それまではお使いいただけます。'
            : 'からお使いいただけます。'}
        </>
      }
      end={
        <p>
          {isRemoved
            ? 'その月の月額料金は、日割りになりません。'
            : hasSerialNumber
              ? 'シリアル番号は、ご利用が始まったあと、オプションの画面でお確かめいただけます。'
              : 'ご利用の状況は、オプションの画面でお確かめいただけます。'}
        </p>
      }
      of={receipt}
      rows={[
        { term: 'オプション', value: name, strong: true },
        { term: '手続き', value: done[operation] },
        {
          term: isRemoved ? '使えなくなる日' : '始まる日',
          value: formatFullDay(starts_on),
          strong: true,
        },
        monthly_fee !== null &&
          !isRemoved && {
            term: '毎月の料金',
            value: formatYen(monthly_fee),
          },
      ]}
    >
      {serial_number && <ReceiptCodes codes={[{ label: 'シリアル番号', value: serial_number }]} />}
    </DonePage>
  );
}

async function sendOption(of: OptionWithOwnRead, values: OptionValues, confirmed: Schema.Terms) {
  const operation = values.operation || 'add';
  const read = await queryClient.ensureQueryData(optionRead(of));
  const code = isRejection(read) ? values.code : variantSent(read, values);
  const receipt = await send(of, operation, code, confirmed);
  return { ...receipt, operation, hasSerialNumber: receipt.serial_number !== null };
}

function send(
  of: OptionWithOwnRead,
  operation: Operation,
  code: string | null,
  confirmed: Schema.Terms,
) {
  const plain = { operation: operation === 'update' ? 'add' : operation, confirmed } as const;
  switch (of) {
    case 'ValueDataFree':
      return call(api.postValueDataFree, { body: plain });
    case 'VirusBusterMobile':
      return call(api.postVirusBusterMobile, { body: plain });
    case 'PremiumBand':
      return call(api.postPremiumBand, {
        body: { operation, code: code === 'VO3222' ? code : 'VO3132', confirmed },
      });
    case 'NetworkFifthGeneration':
      return call(api.postFifthGeneration, {
        body: {
          operation,
          code: code === 'VO3242' || code === 'VO3252' ? code : 'VO3232',
          confirmed,
        },
      });
  }
}

const then: Record<Code.MobileOptionOperation, string> = {
  add: 'から、お使いいただけます。',
  remove: 'の前の日まで、お使いいただけます。',
  update: 'から、新しい種類に変わります。',
};

/** An option without a price is ordered by phone. */
const byPhone: Blocked = {
  reason: '毎月の料金を、この画面でご案内できないためです。',
  possible: (
    <p>
      料金のご案内とお申し込みは、お電話で承ります(
      <Nowrap>{brand.support.phone}、</Nowrap>
      <Nowrap>{brand.support.hours}</Nowrap>)。
    </p>
  ),
  actions: (
    <Button variant="secondary" href={`tel:${brand.support.phone}`}>
      サポート窓口に電話する
    </Button>
  ),
};

/** Why nothing can be done with the option: this SIM can't have it, or a change of it is under way. */
export function useOptionBlocked(of: OptionWithOwnRead): Blocked | undefined {
  const answer = useOptionAnswer(of);
  const restricted = useRestricted('option');
  if (isRejection(answer)) return refusedOption(answer.refusal, restricted);
  const { option } = answer;
  const more = <OptionFooter of={of} />;
  if (operationsOf(answer).length === 0 && option.operations.includes('add') && !restricted)
    return { ...byPhone, more };
  if (option.operations.length > 0 || (restricted && !option.pending))
    return restricted && { ...restricted, more };
  return {
    ...closedOption(option, option.pending ? lookUp(then, option.pending.operation) : undefined),
    more,
  };
}

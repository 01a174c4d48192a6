import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { compensationRefusalTitle, imeiBlocked, mobileOptions } from '@/catalogue/mobileOptions';
import { toHalfWidth, withoutSeparators } from '@/lib/characters';
import { formatDay, formatFullDay, lastDayOfMonth, nextMonthStart } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { NextBills } from '@/procedure/cost/NextBills';
import { foldedBy } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { closedOption, refusedOption } from '@/screens/mobile/shared/mobileOptionBlocked';
import { refusable, useRestricted } from '@/screens/mobile/shared/useRestricted';
import { OptionChangeDialog } from '@/shell/error/ApiErrorDialog';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { hasFullWidth, hasWrongCheckDigit, imeiLength, imeiProblem } from './imei';

/** What to do: end the protection, or register another device. */
interface ProtectionValues {
  operation: Code.PhoneProtectionOperation | '';
  imei: string;
}

type ProtectionReceipt = Awaited<ReturnType<typeof sendProtection>>;

const protection: ProcedureData<ProtectionValues, ProtectionReceipt> = {
  name: 'device_compensation',
  title: mobileOptions.DeviceCompensation.name,
  path: paths.mobileOptionDetail('phone_protection'),
  exit: { to: paths.mobileOption(), label: 'ご契約オプションに戻る' },
  reviewNote: 'まだ変更されていません。',
  lineNote: 'の端末補償のお手続きです',
  steps: inputStep([
    { name: 'operation', label: '手続き' },
    { name: 'imei', label: '変更後のIMEI(端末製造番号)' },
  ]),
  submit: sendProtection,
  refusal: ({ code, message }) => {
    if (code === 'option_not_acceptable') return { dialog: true };
    return {
      title: compensationRefusalTitle(code),
      text: `${message}端末補償の内容は変わっていません。`,
    };
  },
};

/** 端末補償: operations quit and imei (docs/product.md §11.5). */
export default function Protection() {
  return (
    <Procedure
      of={protection}
      current={<CurrentSim />}
      failureDialog={(close) => <OptionChangeDialog onClose={close} />}
      unknown={(sent) => <ProtectionUnknown {...sent} />}
      done={(receipt) => <ProtectionDone receipt={receipt} />}
    >
      <ProtectionSteps />
    </Procedure>
  );
}

const ProtectionSteps = () => (
  <ProcedureForm<ProtectionValues>
    defaults={{ operation: '', imei: '' }}
    blocked={useProtectionBlocked()}
    review={<ProtectionReview />}
  >
    <InputStep>
      <ProtectionFields />
    </InputStep>
  </ProcedureForm>
);

function ProtectionUnknown({ values }: { values: ProtectionValues }) {
  const data = useProtectionAnswer();
  const isTaken =
    !isRejection(data) &&
    (values.operation === 'imei'
      ? data.imei === values.imei
      : data.option.pending?.operation === 'remove');
  return isTaken ? (
    <p>
      <b>お手続きは受け付けられています。</b>もう一度お申し込みいただく必要はありません。
    </p>
  ) : (
    <p>
      お手続きを受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}

function ProtectionDone({ receipt }: { receipt: ProtectionReceipt }) {
  const { imei, ends_on } = receipt;
  return (
    <DonePage
      title={
        receipt.operation === 'imei' ? 'IMEIを変更しました。' : '端末補償の解約を受け付けました。'
      }
      lead={
        ends_on
          ? `${formatDay(ends_on)}まで、補償をご利用いただけます。`
          : '新しいIMEIの機種が、補償の対象になりました。'
      }
      end={
        <p>
          {ends_on
            ? '月額料金は、日割りになりません。'
            : '前の機種は、補償の対象ではなくなりました。'}
        </p>
      }
      of={receipt}
      rows={[
        imei && {
          term: '登録したIMEI(端末製造番号)',
          value: <Verbatim>{imei}</Verbatim>,
          strong: true,
        },
        ends_on && { term: '最終ご利用日', value: formatFullDay(ends_on), strong: true },
      ]}
    />
  );
}

async function sendProtection({ operation, imei }: ProtectionValues, confirmed: Schema.Terms) {
  const body =
    operation === 'imei'
      ? ({ operation, imei, confirmed } as const)
      : ({ operation: 'quit', imei: null, confirmed } as const);
  const receipt = await call(api.postDeviceCompensation, { body });
  return { ...receipt, operation: body.operation };
}

function ProtectionReview() {
  const values = useValues<ProtectionValues>();
  const { option, device_name, imei } = useProtection();
  if (values.operation === 'imei')
    return (
      <Review<ProtectionValues>
        rows={[
          { term: '手続き', value: 'IMEI(端末製造番号)の変更', strong: true, field: 'operation' },
          { term: 'いまのIMEI', value: <Verbatim>{imei || '-'}</Verbatim> },
          {
            term: '変更後のIMEI',
            value: <Verbatim>{values.imei}</Verbatim>,
            strong: true,
            field: 'imei',
          },
          { term: '変わる日', value: 'お申し込みのあと、すぐに変わります' },
          { term: '毎月の料金', value: '変わりません' },
        ]}
        isSame={values.imei === imei}
        action="IMEIを変更する"
      />
    );
  const fee = option.monthly_fee;
  const ends_on = lastDayOfMonth();
  return (
    <Review<ProtectionValues>
      rows={[
        { term: '手続き', value: '端末補償の解約', strong: true, field: 'operation' },
        device_name && { term: '対象の機種', value: device_name },
        { term: '最終ご利用日', value: formatFullDay(ends_on), confirms: { ends_on } },
        fee !== null && { term: '毎月の料金', value: `${formatYen(fee)} → 0円` },
      ]}
      after={
        <Stack useFlexGap spacing={7} sx={{ mt: 9 }}>
          {fee !== null && (
            <NextBills what="端末補償" before={fee} after={0} startsOn={nextMonthStart()} />
          )}
          <Alert severity="warning">
            <AlertTitle component="h2">もう一度お申し込みいただけません</AlertTitle>
            端末補償は、機種のご購入時だけお申し込みいただけます。解約すると、故障・水ぬれ・紛失のときの交換はできなくなります。
          </Alert>
        </Stack>
      }
      consent="もう一度申し込めないことを確かめました"
      action="端末補償を解約する"
      variant="destructive"
    />
  );
}

function ProtectionFields() {
  const { device_name, imei, operations, imei_blocked, imei_available_from } = useProtection();
  const field = useField<ProtectionValues>();
  const { watch } = useFormContext<ProtectionValues>();
  const blockedText =
    imei_blocked &&
    labelOf(imeiBlocked, imei_blocked) +
      (imei_available_from ? `${formatDay(imei_available_from)}から変更できます。` : '');
  return (
    <>
      <Box sx={{ mb: 9 }}>
        <DescriptionList
          stacked
          items={[
            { term: '対象の機種', value: device_name ?? '登録されていません' },
            {
              term: 'いまのIMEI(端末製造番号)',
              value: <Verbatim>{imei || '-'}</Verbatim>,
            },
          ]}
        />
      </Box>
      <RadioRows
        label="手続き"
        {...field('operation', {
          validate: (chosen) =>
            operations.some((one) => one === chosen) || fieldMessages.mustSelect,
        })}
        rows={[
          {
            value: 'imei',
            title: 'IMEI(端末製造番号)を変更する',
            help: blockedText ?? '補償の対象を、別の機種に変更します',
            disabled: !operations.includes('imei'),
          },
          {
            value: 'quit',
            title: '端末補償を解約する',
            help: `月末までご利用いただけます。${mobileOptions.DeviceCompensation.annotations.join('')}`,
            disabled: !operations.includes('quit'),
          },
        ]}
      />
      {watch('operation') === 'imei' && <ImeiField current={imei} />}
    </>
  );
}

function ImeiField({ current }: { current: string | null }) {
  const field = useField<ProtectionValues>();
  const { watch, setValue, formState } = useFormContext<ProtectionValues>();
  const typed = watch('imei');
  return (
    <TextField
      label="変更後のIMEI(端末製造番号)"
      hint={`半角数字で${imeiLength}桁。電話のアプリで *#06# と押すと表示されます`}
      inputMode="numeric"
      autoComplete="off"
      {...field('imei', {
        shouldUnregister: false,
        // Full-width digits stay, for the given message (docs/product.md §14.1).
        ...foldedBy(withoutSeparators),
        validate: (imei, { operation }) =>
          operation !== 'imei' || (imeiProblem(imei, current) ?? true),
      })}
      below={
        hasFullWidth(typed) ? (
          <Box sx={{ mt: 2 }}>
            <Button
              variant="secondary"
              size="small"
              onClick={() =>
                setValue('imei', toHalfWidth(typed), {
                  shouldDirty: true,
                  shouldValidate: formState.isSubmitted,
                })
              }
            >
              半角に変換する
            </Button>
          </Box>
        ) : (
          <Box sx={{ mt: 2 }} role="status">
            {hasWrongCheckDigit(typed) && (
              <Typography variant="help">
                最後の桁が、ほかの桁と合いません。入力の誤りがないか、お確かめください。合っている場合は、このままお進みください。
              </Typography>
            )}
          </Box>
        )
      }
    />
  );
}

/** The state of the phone protection, or why this SIM can't have it; and the same where it can. */
const [useProtectionAnswer, useProtection] = refusable(() => read(api.getDeviceCompensation));

/** Why nothing can be done: this SIM can't have the protection, or can't any more, or it is being ended. */
export function useProtectionBlocked(): Blocked | undefined {
  const answer = useProtectionAnswer();
  const restricted = useRestricted('option');
  const deviceClosed = useRestricted('device_entry');
  if (isRejection(answer)) return refusedOption(answer.refusal, restricted);
  if (answer.operations.length > 0 || (restricted && !answer.option.pending)) return restricted;
  const closed = closedOption(
    answer.option,
    'の前の日まで、補償をご利用いただけます。',
    '機種をご購入いただくときに、端末補償もお申し込みいただけます。',
  );
  // Once ended, the protection is sold only together with a device, so there is no day from which it is
  // possible.
  if (!deviceClosed || answer.option.pending) return { ...closed, opens: undefined };
  return {
    reason: (
      <>
        {closed.reason}
        {deviceClosed.reason}
      </>
    ),
    possible: deviceClosed.possible,
    actions: deviceClosed.actions,
  };
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { useRead } from '@/api/query';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { voipRefusalTitle } from '@/catalogue/voip';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, refusedAs, useValues } from '@/procedure/procedureData';
import { DonePage, sentToo } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { OptionChangeDialog } from '@/shell/error/ApiErrorDialog';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Verbatim } from '@/ui/page/Page';
import {
  CurrentOptions,
  OrderUnknown,
  quitField,
  QuitFields,
  useOrderBlocked,
} from '../order/orderParts';
import { TakingBack } from '../order/TakingBack';

interface VoipQuitValues {
  /** ISO day. */
  quit_on: string;
  keep_number: 'yes' | 'no';
}

/** The answer names no last day where that isn't settled: then it is the one that was asked for. */
type Left = Answer<'postVoipQuit'> & Pick<VoipQuitValues, 'quit_on'>;

const voipQuit: ProcedureData<VoipQuitValues, Left> = {
  name: 'voip_quit',
  title: 'ホームでんわの解約',
  path: paths.optionOrder('voip', 'quit'),
  exit: { to: paths.optionDetail('voip'), label: 'ホームでんわに戻る' },
  reviewNote: 'まだ解約されていません。',
  steps: inputStep([quitField, { name: 'keep_number', label: 'いまの番号' }]),
  submit: async ({ quit_on, keep_number }) => {
    const body = { quit_on, keep_number: keep_number === 'yes' };
    return { ...(await call(api.postVoipQuit, { body })), quit_on };
  },
  refusal: refusedAs(voipRefusalTitle, procedureMessages.nothingDone),
};

/** ホームでんわの解約 (docs/product.md §7.5). */
export default function VoipQuit() {
  return (
    <Procedure
      of={voipQuit}
      current={<CurrentOptions />}
      failureDialog={(close) => <OptionChangeDialog onClose={close} />}
      unknown={() => <OrderUnknown code="VOIP" order="quit" />}
      done={(receipt) => <VoipQuitDone receipt={receipt} />}
    >
      <VoipQuitSteps />
    </Procedure>
  );
}

const VoipQuitSteps = () => (
  <ProcedureForm<VoipQuitValues>
    defaults={{}}
    blocked={useOrderBlocked('VOIP', 'quit')}
    review={<VoipQuitReview />}
  >
    <InputStep>
      <VoipQuitFields />
    </InputStep>
  </ProcedureForm>
);

function VoipQuitFields() {
  const field = useField<VoipQuitValues>();
  return (
    <>
      <QuitFields />
      <RadioRows
        label="いまの番号"
        rows={[
          {
            value: 'yes',
            title: 'ほかの会社で使う',
            help: '先に、乗り換え先の会社で番号ポータビリティをお申し込みください',
          },
          { value: 'no', title: '使わない', help: '解約すると、同じ番号には戻せません' },
        ]}
        {...field('keep_number', { required: fieldMessages.mustSelect })}
      />
    </>
  );
}

function VoipQuitReview() {
  const { quit_on, keep_number } = useValues<VoipQuitValues>();
  const { phone_number } = useRead(api.getOptionVoip);
  return (
    <Review<VoipQuitValues>
      rows={[
        {
          term: '解約するもの',
          value: 'ホームでんわ',
          note: phone_number && <Verbatim>{formatPhone(phone_number)}</Verbatim>,
          strong: true,
        },
        { term: '解約する日', value: formatFullDay(quit_on), strong: true, field: 'quit_on' },
        {
          term: 'いまの番号',
          value: keep_number === 'yes' ? 'ほかの会社で使う' : '使わない',
          field: 'keep_number',
        },
      ]}
      after={
        <Alert severity="warning">
          <AlertTitle component="h2">電話番号は戻せません</AlertTitle>
          {formatDay(quit_on)}を過ぎると、同じ番号を使えなくなります。
        </Alert>
      }
      action="ホームでんわを解約する"
      variant="destructive"
    />
  );
}

function VoipQuitDone({ receipt }: { receipt: Left }) {
  return (
    <DonePage
      title="ホームでんわの解約を受け付けました。"
      lead="解約する日までは、そのままお使いいただけます。"
      end={
        <>
          {sentToo}
          <TakingBack code="VOIP" order="quit" />
        </>
      }
      of={receipt}
      rows={[
        {
          term: '解約する日',
          value: formatFullDay(receipt.starts_on ?? receipt.quit_on),
          strong: true,
        },
      ]}
    />
  );
}

import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { type Answer, call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useRead } from '@/api/query';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { followedBy } from '@/catalogue/refusals';
import { landline } from '@/catalogue/rules';
import {
  checkMessages,
  numberSource,
  type ServicePack,
  servicePacks,
  voipAreas,
  type VoipCarrier,
  voipCarrierOrder,
  voipCarriers,
  voipRefusalTitle,
} from '@/catalogue/voip';
import { formatFullDay } from '@/lib/date';
import { formatPhone, normalisePhone } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { type ProcedureData, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { Topic } from '@/procedure/Topic';
import { OptionChangeDialog } from '@/shell/error/ApiErrorDialog';
import { RadioRows } from '@/ui/fields/RadioRows';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { OptionStatePage } from '../detail/OptionPage';
import { useOptionState } from '../optionState';
import { CurrentOptions, OrderUnknown, useOrderBlocked } from '../order/orderParts';
import { TakingBack } from '../order/TakingBack';
import { isPossible } from '../whyNot';
import { PackFields, useVoipFees, VoipCost } from './packs';

interface VoipValues {
  number_source: '0' | '1';
  /** Digits of the number that is kept. */
  current_number: string;
  carrier: VoipCarrier | '';
  holder_name: string;
  service_pack: ServicePack;
}

type VoipReceipt = Answer<'postOptionVoip'>;

/** Refusals that are about the number, by the check or the application. */
const ofNumber: readonly string[] = [
  'out_of_area',
  'not_portable',
  'already_accepted',
  'voip_portability_out_of_area',
];

const unchecked = '番号を確認した結果を読み込めません。新しい番号をお選びください。';

const voipEntry: ProcedureData<VoipValues, VoipReceipt> = {
  name: 'voip_entry',
  title: 'ホームでんわの申し込み',
  path: paths.optionDetail('voip'),
  exit: { to: paths.option(), label: 'ご契約オプションに戻る' },
  reviewNote: 'まだ申し込まれていません。',
  steps: [
    {
      slug: 'entry',
      label: '入力',
      fields: [
        { name: 'number_source', label: '電話番号' },
        { name: 'current_number', label: 'いまの電話番号', secret: true },
        { name: 'carrier', label: 'いまの電話会社' },
        { name: 'holder_name', label: 'いまの電話のご契約者名', secret: true },
        { name: 'service_pack', label: 'サービスパック' },
      ],
    },
  ],
  submit: sendVoip,
  refusal: ({ code, message }) => {
    if (ofNumber.includes(code)) return { field: 'current_number', message };
    if (code === 'voip_portability_not_selectable') return { field: 'number_source', message };
    return {
      title: voipRefusalTitle(code),
      text: followedBy(message, procedureMessages.nothingDone),
    };
  },
};

/** /option/voip: the application for ホームでんわ, or its state where none can be made (docs/product.md §7.5). */
export default function VoipEntry() {
  const step = useParams()['*'] ?? '';
  return step === '' ? <VoipState /> : <VoipOrder />;
}

function VoipState() {
  const state = useOptionState('VOIP');
  return isPossible(state, 'entry') ? <VoipOrder /> : <OptionStatePage state={state} />;
}

const VoipOrder = () => (
  <Procedure
    of={voipEntry}
    current={<CurrentOptions />}
    failureDialog={(close) => <OptionChangeDialog onClose={close} />}
    unknown={() => <OrderUnknown code="VOIP" order="entry" />}
    done={(receipt) => <VoipDone receipt={receipt} />}
  >
    <VoipEntryForm />
  </Procedure>
);

const VoipEntryForm = () => (
  <ProcedureForm<VoipValues>
    defaults={{ current_number: '', carrier: '', holder_name: '' }}
    blocked={useOrderBlocked('VOIP', 'entry')}
    review={<VoipEntryReview />}
  >
    <InputStep slug="entry" check={checkNumber}>
      <VoipFields />
    </InputStep>
  </ProcedureForm>
);

function VoipEntryReview() {
  const values = useValues<VoipValues>();
  const { number_source, current_number, carrier, holder_name, service_pack } = values;
  const base = useBaseFee(values);
  const { monthly_fee, fee } = useVoipFees(base, service_pack);
  const isPorting = number_source === numberSource.porting;
  return (
    <Review<VoipValues>
      rows={[
        {
          term: '電話番号',
          value: isPorting ? <Verbatim>{formatPhone(current_number)}</Verbatim> : '新しい番号',
          note: isPorting ? 'いまの番号をそのまま使う' : '番号は当社で決定します',
          strong: true,
          field: 'number_source',
        },
        ...(isPorting
          ? [
              {
                term: 'いまの電話会社',
                value: carrier === '' ? '-' : labelOf(voipCarriers, carrier),
                field: 'carrier' as const,
              },
              {
                term: 'ご契約者名',
                value: <Verbatim>{holder_name}</Verbatim>,
                field: 'holder_name' as const,
              },
            ]
          : []),
        {
          term: 'サービスパック',
          value: labelOf(servicePacks, service_pack),
          field: 'service_pack',
        },
      ]}
      beside={[
        { term: '毎月の合計', confirms: { monthly_fee } },
        { term: '回線の工事費', confirms: { fee } },
      ]}
      after={<VoipCost base={base} pack={service_pack} isNew />}
      action="ホームでんわを申し込む"
    />
  );
}

function VoipDone({ receipt }: { receipt: VoipReceipt }) {
  const { service_pack, starts_on, monthly_fee, fee } = receipt;
  return (
    <DonePage
      title="ホームでんわのお申し込みを受け付けました。"
      lead={
        starts_on ? (
          <>
            <Nowrap>{formatFullDay(starts_on)}</Nowrap>から、お使いいただけます。
          </>
        ) : (
          '開通の日が決まりましたら、お知らせとメールでご連絡します。'
        )
      }
      end={
        <>
          <p>いまの電話は、開通まで解約しないでください。</p>
          <TakingBack code="VOIP" order="entry" />
        </>
      }
      of={receipt}
      rows={[
        { term: 'サービスパック', value: labelOf(servicePacks, service_pack), strong: true },
        {
          term: '利用開始日',
          value: starts_on ? formatFullDay(starts_on) : '決まりましたらお知らせします',
        },
        { term: '毎月の料金', value: formatYen(monthly_fee), strong: true },
        { term: '工事費', value: formatYen(fee), note: 'はじめに1回' },
      ]}
    />
  );
}

function VoipFields() {
  const field = useField<VoipValues>();
  const { control } = useFormContext<VoipValues>();
  const voip = useRead(api.getOptionVoip);
  const [source, typed, service_pack] = useWatch({
    control,
    name: ['number_source', 'current_number', 'service_pack'],
  });
  const asked = { number_source: source, current_number: normalisePhone(typed) };
  const base = useBaseFee(asked);
  return (
    <>
      <RadioRows
        label="電話番号"
        rows={[
          { value: numberSource.issue, title: '新しい番号にする', help: '番号は当社で決定します' },
          {
            value: numberSource.porting,
            title: 'いまの番号をそのまま使う',
            help: voip.can_choose_porting
              ? '番号ポータビリティ'
              : '番号ポータビリティはお選びいただけません',
            disabled: !voip.can_choose_porting,
          },
        ]}
        {...field('number_source', { required: fieldMessages.mustSelect })}
      />
      {source === numberSource.porting && (
        <>
          <TextField
            label="いまの電話番号"
            hint="市外局番から10桁。ハイフンは不要です"
            type="tel"
            autoComplete="off"
            below={<Checked asked={asked} />}
            {...field('current_number', typedAs(textKinds.landline))}
          />
          <SelectField
            label="いまの電話会社"
            empty="選んでください"
            options={voipCarrierOrder.map((value) => ({
              value,
              label: labelOf(voipCarriers, value),
            }))}
            {...field('carrier', { required: fieldMessages.mustSelect })}
          />
          <TextField
            label="いまの電話のご契約者名"
            autoComplete="off"
            {...field('holder_name', typedAs(textKinds.addressee))}
          />
        </>
      )}
      <PackFields field={field('service_pack', { required: fieldMessages.mustSelect })} />
      <Topic label="毎月の料金">
        <VoipCost base={base} pack={service_pack} isNew />
      </Topic>
    </>
  );
}

/** The result of the check of the number, as soon as the number is complete. */
function Checked({ asked }: { asked: Partial<VoipValues> }) {
  const check = useNumberCheck(asked);
  return (
    <div role="status">
      {check?.result === 'ok' && check.area && (
        <>
          <b>✓ {checkMessages.ok}</b>
          <Typography variant="help">
            {labelOf(voipAreas, check.area)}
            {check.monthly_fee !== null && `・${formatYen(check.monthly_fee)}/月`}
          </Typography>
        </>
      )}
    </div>
  );
}

const isWhole = (number: string) => number !== '' && landline(number) === undefined;

/** The result of the check of a complete number; undefined if there is no such number, or no result yet. */
function useNumberCheck({ number_source, current_number }: Partial<VoipValues>) {
  const number = current_number ?? '';
  const enabled = number_source === numberSource.porting && isWhole(number);
  // Even a query that is disabled needs a number of the contract's pattern for its key.
  return useQuery({
    ...read(api.getOptionVoipCheck, { number: enabled ? number : '0000000000' }),
    enabled,
  }).data;
}

/** The basic fee: of the area of the number that is kept, else of the place of use. */
function useBaseFee(values: Partial<VoipValues>): number {
  const price = useRead(api.getOptionVoipPrice);
  const check = useNumberCheck(values);
  return check?.monthly_fee ?? price.monthly_fee;
}

/** Checks whether a number can be ported. @throws ApiError; BusinessError with what is wrong with it */
async function checkNumber({ number_source, current_number }: VoipValues): Promise<void> {
  if (number_source !== numberSource.porting) return;
  const query = { number: current_number };
  const { result } = await call(api.getOptionVoipCheck, query);
  if (result !== 'ok')
    throw new BusinessError(409, {
      code: result,
      message: lookUp(checkMessages, result) ?? unchecked,
    });
}

function sendVoip(values: VoipValues, confirmed: Schema.Terms): Promise<VoipReceipt> {
  const { number_source, current_number, carrier, holder_name, service_pack } = values;
  const isPorting = number_source === numberSource.porting;
  return call(api.postOptionVoip, {
    body: {
      number_source,
      current_number: isPorting ? current_number : null,
      carrier: isPorting && carrier !== '' ? carrier : null,
      holder_name: isPorting ? holder_name : null,
      service_pack,
      confirmed,
    },
  });
}

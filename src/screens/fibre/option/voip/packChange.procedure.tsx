import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { useRead } from '@/api/query';
import { pageName, pageOf } from '@/catalogue/fibreOptions';
import { labelOf, type Open } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { type ServicePack, servicePacks, voipRefusalTitle } from '@/catalogue/voip';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, refusedAs, useValues } from '@/procedure/procedureData';
import { DonePage, sentToo } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { isAt } from '@/procedure/steps';
import { Topic } from '@/procedure/Topic';
import { OptionChangeDialog } from '@/shell/error/ApiErrorDialog';
import { CurrentOptions, OrderUnknown, useOrderBlocked } from '../order/orderParts';
import { PackFields, useVoipFees, VoipCost } from './packs';

type Code = 'VOIP' | 'RVOIP';

type Changed = Answer<'postRvoipChange'>;

interface PackValues {
  service_pack: ServicePack;
}

const packChange = (code: Code): ProcedureData<PackValues, Changed> => ({
  name: `${pageOf(code)}_change`,
  title: 'サービスパックの変更',
  path: paths.optionOrder(pageOf(code), 'change'),
  exit: { to: paths.optionDetail(pageOf(code)), label: `${pageName(code)}に戻る` },
  reviewNote: 'まだ変わっていません。',
  steps: inputStep([{ name: 'service_pack', label: 'サービスパック' }]),
  submit: ({ service_pack }, confirmed) =>
    call(api.postRvoipChange, { body: { service_pack, confirmed } }),
  refusal: refusedAs(voipRefusalTitle, 'サービスパックは変わっていません。'),
});

const changes = { VOIP: packChange('VOIP'), RVOIP: packChange('RVOIP') };

/** サービスパックの変更, of the home phone and of the one-type one (docs/product.md §7.5). */
export default function PackChange() {
  const code = isAt(useLocation().pathname, changes.RVOIP.path) ? 'RVOIP' : 'VOIP';
  return (
    <Procedure
      of={changes[code]}
      current={<CurrentOptions />}
      failureDialog={(close) => <OptionChangeDialog onClose={close} />}
      unknown={() => <OrderUnknown code={code} order="change" />}
      done={(changed) => <PackDone changed={changed} />}
    >
      <PackSteps code={code} />
    </Procedure>
  );
}

const PackSteps = ({ code }: { code: Code }) => (
  <ProcedureForm<PackValues>
    defaults={{}}
    blocked={useOrderBlocked(code, 'change')}
    review={<PackReview />}
  >
    <InputStep>{code === 'VOIP' ? <VoipPackFields /> : <PackChangeFields />}</InputStep>
  </ProcedureForm>
);

function VoipPackFields() {
  return <PackChangeFields current={useRead(api.getOptionVoip).pack} />;
}

function PackChangeFields({ current }: { current?: Open<ServicePack> }) {
  const field = useField<PackValues>();
  const { control } = useFormContext<PackValues>();
  const { monthly_fee } = useRead(api.getOptionVoipPrice);
  const pack = useWatch({ control, name: 'service_pack' });
  return (
    <>
      <PackFields
        current={current}
        field={field('service_pack', { required: fieldMessages.mustSelect })}
      />
      <Topic label="変更後の毎月の料金">
        <VoipCost base={monthly_fee} pack={pack} />
      </Topic>
    </>
  );
}

function PackReview() {
  const { service_pack } = useValues<PackValues>();
  const base = useRead(api.getOptionVoipPrice).monthly_fee;
  const { monthly_fee } = useVoipFees(base, service_pack);
  return (
    <Review<PackValues>
      rows={[
        {
          term: 'サービスパック',
          value: labelOf(servicePacks, service_pack),
          strong: true,
          field: 'service_pack',
        },
      ]}
      beside={[{ term: '毎月の合計', confirms: { monthly_fee } }]}
      after={<VoipCost base={base} pack={service_pack} />}
      action={`${labelOf(servicePacks, service_pack)}に変更する`}
    />
  );
}

function PackDone({ changed }: { changed: Changed }) {
  return (
    <DonePage
      title="サービスパックの変更を受け付けました。"
      lead="それまでは、いまのパックのままお使いいただけます。"
      end={sentToo}
      of={changed}
      rows={[
        { term: '新しいパック', value: labelOf(servicePacks, changed.service_pack), strong: true },
        { term: '変わる日', value: formatFullDay(changed.starts_on), strong: true },
        { term: '毎月の料金', value: formatYen(changed.monthly_fee) },
      ]}
    />
  );
}

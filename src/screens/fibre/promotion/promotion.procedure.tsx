import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useReads } from '@/api/query';
import { sessionPort } from '@/api/sessionPort';
import { brand } from '@/catalogue/brand';
import { procedureMessages } from '@/catalogue/messages';
import { formatFullTime } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { comparedToCurrent } from '@/procedure/CurrentContent';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, refusedAs, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { useSession } from '@/session/current';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { KeepTogether } from '@/ui/KeepTogether';
import { Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { promotionReads } from './queries';

const nothing = { mail: false, sms: false, post: false };

/** Types of offers (docs/product.md §6.3). */
const kinds = [
  { key: 'up_sell', title: '上位プランのご案内', help: 'より速いプランや、大きい容量のプラン' },
  { key: 'benefit', title: '特典・キャンペーン', help: 'ご契約中の方がお使いいただける特典' },
  { key: 'cross_sell', title: 'ほかのサービスのご案内', help: '電気・ガス・映像などのサービス' },
] as const;

const channels = [
  { key: 'mail', label: 'メール' },
  { key: 'sms', label: 'SMS' },
  { key: 'post', label: '郵送' },
] as const;

/** What is set, for one service; `target` is its id. */
interface PromotionValues extends Schema.PromotionSettings {
  target: string;
}

type PromotionReceipt = Answer<'putPromotion'> & Pick<PromotionValues, 'target'>;

interface Target {
  id: string;
  label: string;
  settings: Schema.PromotionSettings;
}

/** `メール・SMS`, or 受け取らない. */
const channelText = (kind: Schema.PromotionSettings['benefit']): string =>
  channels
    .filter(({ key }) => kind[key])
    .map(({ label }) => label)
    .join('・') || '受け取らない';

const promotion: ProcedureData<PromotionValues, PromotionReceipt> = {
  name: 'promotion',
  title: 'お知らせの受け取り',
  path: paths.promotion(),
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ変更されていません。',
  steps: inputStep(
    [
      { name: 'target', label: '設定するサービス' },
      ...kinds.map(({ key, title }) => ({ name: key, label: title })),
    ],
    '設定',
  ),
  submit: changePromotion,
  refusal: refusedAs(() => procedureMessages.refused, '設定は変わっていません。'),
};

/** Which offers the customer wants, and how (docs/product.md §6.3). */
export default function Promotion() {
  return (
    <Procedure
      of={promotion}
      unknown={(sent) => <PromotionUnknown {...sent} />}
      done={(receipt) => <PromotionDone receipt={receipt} />}
    >
      <PromotionSteps />
    </Procedure>
  );
}

function PromotionSteps() {
  const first = useTargets()[0];
  return (
    <ProcedureForm<PromotionValues>
      defaults={{
        target: '',
        up_sell: nothing,
        benefit: nothing,
        cross_sell: nothing,
        ...(first && { target: first.id, ...first.settings }),
      }}
      review={<PromotionReview />}
    >
      <InputStep>
        <PromotionFields />
      </InputStep>
    </ProcedureForm>
  );
}

function PromotionReview() {
  const values = useValues<PromotionValues>();
  const target = useTargets().find(({ id }) => id === values.target);
  return (
    <Review<PromotionValues>
      rows={[
        { term: 'サービス', value: target?.label ?? '', field: 'target' },
        ...kinds.map(({ key, title }) => ({
          term: title,
          ...(target
            ? comparedToCurrent(channelText(values[key]), channelText(target.settings[key]))
            : { value: channelText(values[key]) }),
          field: key,
        })),
      ]}
      isSame={
        target !== undefined &&
        kinds.every(({ key }) =>
          channels.every(
            (channel) => values[key][channel.key] === target.settings[key][channel.key],
          ),
        )
      }
      action="受け取りの設定を変更する"
    />
  );
}

function PromotionUnknown({ values }: { values: PromotionValues }) {
  const target = useTargets().find(({ id }) => id === values.target);
  return (
    <p>
      いまの設定は、
      {target &&
        kinds.map(({ key, title }) => `${title}:${channelText(target.settings[key])}`).join('、')}
      です。数分たっても違うときに、もう一度お送りください。
    </p>
  );
}

function PromotionDone({ receipt }: { receipt: PromotionReceipt }) {
  const { customer, services = [] } = useSession() ?? {};
  const service = services.find(({ service_id }) => service_id === receipt.target);
  return (
    <DonePage
      title="お知らせの受け取りを変更しました。"
      lead="新しい設定は、これからお送りするご案内に使います。"
      end={<p>すでに準備が済んでいる郵便物は、行き違いで届くことがあります。</p>}
    >
      <DescriptionList
        stacked
        items={[
          { term: 'サービス', value: service ? labelOfService(service) : '' },
          ...kinds.map(({ key, title }) => ({
            term: title,
            value: channelText(receipt.settings[key]),
            strong: true,
          })),
          customer && {
            term: '手続きをした方',
            value: <Verbatim>{`${customer.last_name} ${customer.first_name} 様`}</Verbatim>,
          },
          { term: '受付日時', value: formatFullTime(receipt.accepted_at) },
        ]}
      />
    </DonePage>
  );
}

async function changePromotion({
  target,
  up_sell,
  benefit,
  cross_sell,
}: PromotionValues): Promise<PromotionReceipt> {
  const body = { up_sell, benefit, cross_sell };
  const changed = await (target === sessionPort().serviceId('fixed')
    ? call(api.putPromotion, { body })
    : call(api.putServiceContractPromotion, { service_id: target, body }));
  return { ...changed, target };
}

function PromotionFields() {
  const { register, setValue } = useFormContext<PromotionValues>();
  const targets = useTargets();
  return (
    <>
      <p>
        ご案内を受け取る方法をお選びください。ご契約や料金についての大切なお知らせは、設定にかかわらずお届けします。
      </p>
      {targets.length > 1 && (
        <Box sx={{ mt: 7 }}>
          <RadioRows
            label="設定するサービス"
            rows={targets.map(({ id, label }) => ({
              value: id,
              title: <KeepTogether>{label}</KeepTogether>,
            }))}
            {...register('target', {
              onChange: ({ target }: { target: { value: string } }) => {
                const chosen = targets.find(({ id }) => id === target.value);
                for (const { key } of kinds) if (chosen) setValue(key, chosen.settings[key]);
              },
            })}
          />
        </Box>
      )}
      {kinds.map(({ key, title, help }) => (
        <Box
          component="fieldset"
          sx={{ minWidth: 0, mt: 7, pt: 5, borderTop: '1px solid', borderColor: 'divider' }}
          key={key}
          id={key}
          tabIndex={-1}
        >
          <Typography
            component="legend"
            variant="label"
            sx={{ float: 'left', width: '100%', p: 0 }}
          >
            {title}
          </Typography>
          <Typography variant="help" sx={{ clear: 'both' }}>
            {help}
          </Typography>
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              justifyContent: { xs: 'space-between', sm: 'flex-start' },
              columnGap: { xs: 3, sm: 9 },
              mt: 1,
            }}
          >
            {channels.map((channel) => (
              <CheckboxField
                key={channel.key}
                aria-label={`${title}：${channel.label}`}
                {...register(`${key}.${channel.key}`)}
              >
                {channel.label}
              </CheckboxField>
            ))}
          </Stack>
        </Box>
      ))}
    </>
  );
}

/** Fibre and the SIMs of the account, each with what is set now. */
function useTargets(): Target[] {
  const services = useSession()?.services ?? [];
  const read = useReads(...promotionReads(services));
  return services.flatMap((service, index) => {
    const settings = read[index];
    return settings ? [{ id: service.service_id, label: labelOfService(service), settings }] : [];
  });
}

const labelOfService = ({ service_type, phone_number }: Schema.Service): string =>
  service_type === 'fixed'
    ? brand.services.fixed
    : `${brand.services.mobile} ${formatPhone(phone_number ?? '')}`;

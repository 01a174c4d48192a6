import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { pageName, pageOf } from '@/catalogue/fibreOptions';
import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import { labelOf } from '@/catalogue/labelOf';
import { servicePacks, voipAreas, voipCarriers } from '@/catalogue/voip';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { type Absent, present } from '@/lib/present';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import {
  consoleEditions,
  consoleLeavings,
  currentCompany,
  denkiPlans,
  hikaritvPlans,
  securityEditions,
} from '../choices';
import type { OptionState } from '../optionState';

interface FactsProps {
  state: OptionState;
}

/** What the read of an option's own type says of it: the plan, the devices, the key. */
export function OptionFacts({ state }: FactsProps) {
  const Facts = factsOf[state.optionType];
  return Facts && <Facts state={state} />;
}

const factsOf: Partial<Record<FibreOption['optionType'], ComponentType<FactsProps>>> = {
  voip: VoipFacts,
  rvoip: RvoipFacts,
  hikaritv: HikaritvFacts,
  unext: UnextFacts,
  secom: SecomFacts,
  bravia_recycle: BraviaFacts,
  ps5: ConsoleFacts,
  denki: DenkiFacts,
  gas: GasFacts,
  amuelink: AmuelinkFacts,
  mesh_wifi: MeshWifiFacts,
  smart_life: SmartLifeFacts,
  security: SecurityFacts,
};

/** The facts of an option that is applied for or in use; nothing before and after that. */
function Facts({ state, items }: FactsProps & { items: readonly (DescriptionItem | Absent)[] }) {
  const isUsed = state.status === 'SRVC' || state.status === 'QTWT';
  const isContracted = isUsed || state.status === 'ENTR' || state.status === 'EXAM';
  return (
    isContracted &&
    present(items).length > 0 && (
      <Section label={isUsed ? 'ご利用の内容' : 'お申し込みの内容'}>
        <DescriptionList items={items} />
      </Section>
    )
  );
}

const phoneNumber = (digits: string | null): DescriptionItem => ({
  term: '電話番号',
  value: digits ? <Verbatim>{formatPhone(digits)}</Verbatim> : '決まりましたらお知らせします',
});

function VoipFacts({ state }: FactsProps) {
  const data = useRead(api.getOptionVoip);
  const { phone_number, area, pack, carrier } = data;
  return (
    <Facts
      state={state}
      items={[
        {
          ...phoneNumber(phone_number),
          ...(carrier && { note: `${labelOf(voipCarriers, carrier)}から引き継いだ番号` }),
        },
        { term: 'エリア', value: labelOf(voipAreas, area) },
        { term: 'サービスパック', value: labelOf(servicePacks, pack) },
      ]}
    />
  );
}

function RvoipFacts({ state }: FactsProps) {
  const { phone_number, can_change_to_voip } = useRead(api.getOptionRvoip);
  return (
    <Facts
      state={state}
      items={[
        phoneNumber(phone_number),
        {
          term: 'ホームでんわへの変更',
          value: can_change_to_voip ? 'できます' : 'いまはできません',
          ...(can_change_to_voip && { note: 'お電話で承ります' }),
        },
      ]}
    />
  );
}

function HikaritvFacts({ state }: FactsProps) {
  const data = useRead(api.getOptionHikaritv);
  const until = formatFullDay(data.minimum_until);
  return (
    <Facts
      state={state}
      items={[
        {
          term: 'プラン',
          value: data.plan ? labelOf(hikaritvPlans, data.plan) : 'お申し込みの内容のとおり',
        },
        { term: 'お借りのチューナー', value: `${data.tuner_count}台` },
        until !== '-' && { term: '最低利用期間', value: `${until}まで` },
        // Before its first day the option can still be taken back, which costs nothing.
        data.status !== 'ENTR' && {
          term: 'いま解約したときの費用',
          value: formatYen(data.cancel_fee),
        },
      ]}
    />
  );
}

/** The video partner's points and login, and the registration to begin with. */
function UnextFacts({ state }: FactsProps) {
  const data = useRead(api.getOptionUnext);
  const { status, points, login_id, activation_url } = data;
  const isUsed = status === 'in_use' || status === 'termination_accepted';
  return (
    <>
      <Facts
        state={state}
        items={[
          isUsed && { term: '今月のポイント', value: `${formatNumber(points)}ポイント` },
          login_id && { term: '配信サービスのログインID', value: <Verbatim>{login_id}</Verbatim> },
        ]}
      />
      {activation_url && (
        <Section label="利用登録">
          <Alert severity="warning">
            <AlertTitle>配信サービスの利用登録が必要です</AlertTitle>
            登録が終わると、すぐにご覧いただけます。
            <Box sx={{ mt: 1 }}>
              <Button variant="text" href={activation_url}>
                利用登録に進む
              </Button>
            </Box>
          </Alert>
        </Section>
      )}
    </>
  );
}

function SecomFacts({ state }: FactsProps) {
  const { status, visit_date } = useRead(api.getOptionSecom);
  // Once the service is in use, the visit is over.
  if (status === 'SRVC' && visit_date === null) return null;
  const day = visit_date ? formatFullDay(visit_date) : 'お電話でご相談します';
  return <Facts state={state} items={[{ term: '訪問の日', value: day }]} />;
}

function BraviaFacts({ state }: FactsProps) {
  const { recycle_date, has_recycle } = useRead(api.getOptionBraviaRecycle);
  const day = recycle_date ? formatFullDay(recycle_date) : has_recycle ? '調整中' : '予定なし';
  return <Facts state={state} items={[{ term: '引き取りの日', value: day }]} />;
}

function ConsoleFacts({ state }: FactsProps) {
  const { edition, contract_months, leave_by } = useRead(api.getOptionPs5);
  const leaving = consoleLeavings.find(({ value }) => value === leave_by);
  return (
    <Facts
      state={state}
      items={[
        edition && { term: 'エディション', value: labelOf(consoleEditions, edition) },
        { term: 'ご契約期間', value: `${contract_months}か月` },
        leaving && { term: '解約後の機器', value: leaving.title },
      ]}
    />
  );
}

/** The contract with the electricity or gas company, as it is and as it changes. */
const energyFacts = (
  kind: keyof typeof currentCompany,
  current: Schema.Gas['current'],
): DescriptionItem[] =>
  current
    ? [
        { term: currentCompany[kind], value: current.company },
        { term: 'お客さま番号', value: <Verbatim>{current.customer_number}</Verbatim> },
        {
          term: '供給地点特定番号',
          value: current.supply_point ? <Verbatim>{current.supply_point}</Verbatim> : 'なし',
        },
        { term: 'いまのプラン', value: current.plan },
        { term: 'ご契約の名義', value: <Verbatim>{current.holder}</Verbatim> },
      ]
    : [];

const denkiFacts = ({ plan, current }: Pick<Schema.Denki, 'plan' | 'current'>) => [
  plan && { term: '料金プラン', value: labelOf(denkiPlans, plan) },
  ...energyFacts('electricity', current),
];

function DenkiFacts({ state }: FactsProps) {
  const data = useRead(api.getOptionDenki);
  return (
    <>
      <Facts state={state} items={denkiFacts(data)} />
      {data.next && (
        <Section label="変更の予定" caption={`${formatDay(data.next.starts_on)}から`}>
          <DescriptionList items={denkiFacts(data.next)} />
        </Section>
      )}
    </>
  );
}

function GasFacts({ state }: FactsProps) {
  const { current } = useRead(api.getOptionGas);
  return <Facts state={state} items={energyFacts('gas', current)} />;
}

function AmuelinkFacts({ state }: FactsProps) {
  const { device_names } = useRead(api.getOptionAmuelink);
  return (
    <Facts
      state={state}
      items={[{ term: 'つながっている機器', value: device_names.join('、') || 'まだありません' }]}
    />
  );
}

function MeshWifiFacts({ state }: FactsProps) {
  const data = useRead(api.getOptionMeshWifi);
  const { device_count, return_until, return_fee } = data;
  return (
    <Facts
      state={state}
      items={[
        device_count > 0 && { term: 'お貸ししている機器', value: `${device_count}台` },
        return_until && {
          term: '機器の返却期限',
          value: formatFullDay(return_until),
          note: (
            <AddToCalendar
              events={[
                {
                  id: 'return MO310N',
                  title: `${pageName('MO310N')}の機器の返却期限(${brand.services.fixed})`,
                  day: return_until,
                  url: paths.optionDetail(pageOf('MO310N')),
                },
              ]}
            />
          ),
        },
        { term: '機器の返却', value: formatYen(return_fee), note: '解約のときにかかります' },
      ]}
    />
  );
}

function SmartLifeFacts({ state }: FactsProps) {
  const { has_guard, guard_fee } = useRead(api.getOptionSmartLife);
  return (
    <Facts
      state={state}
      items={[
        {
          term: '警備員の駆けつけ',
          value: has_guard ? 'お申し込み済み' : '未申込',
          note: `うかがったときに、30分ごとに${formatYen(guard_fee)}`,
        },
      ]}
    />
  );
}

function SecurityFacts({ state }: FactsProps) {
  const data = useRead(api.getOptionSecurity);
  const isUsed = data.status === 'SRVC' || data.status === 'QTWT';
  return (
    <Facts
      state={state}
      items={[
        isUsed && { term: '使っている版', value: labelOf(securityEditions, data.edition) },
        { term: '守れる台数', value: `${data.device_limit}台まで` },
        data.licence_key && { term: 'ライセンスキー', value: data.licence_key },
      ]}
    />
  );
}

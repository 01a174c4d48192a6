import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { labelOf } from '@/catalogue/labelOf';
import { imeiBlocked, type MobileOptionKey, mobileOptionNames } from '@/catalogue/mobileOptions';
import { formatDay, formatFullDay } from '@/lib/date';
import { isRejection, type Rejection } from '@/procedure/queryOrRejection';
import { PhraseWrap } from '@/ui/page/PhraseWrap';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { mobileOptionQueries } from './queries';

/** What the option's own read says; nothing for an option that has none. */
export function VariantFacts({ of }: { of: MobileOptionKey }) {
  if (of === 'ValueDataFree') return <ValueDataFree />;
  if (of === 'PremiumBand') return <PremiumBand />;
  if (of === 'NetworkFifthGeneration') return <FifthGeneration />;
  if (of === 'VirusBusterMobile') return <VirusBuster />;
  if (of === 'DeviceCompensation') return <Compensation />;
  return null;
}

const names = (codes: readonly (keyof typeof mobileOptionNames)[]) =>
  codes.map((code) => labelOf(mobileOptionNames, code)).join('、');

const noDevice = '機種が登録されていません';

function ValueDataFree() {
  const read = useQuery(mobileOptionQueries.valueDataFree());
  return (
    <Facts
      read={read}
      of={({ not_counted }) => [{ term: 'データ量に数えないもの', value: not_counted.join('、') }]}
    />
  );
}

function PremiumBand() {
  const read = useQuery(mobileOptionQueries.premiumBand());
  return (
    <Facts
      read={read}
      of={({ codes, device }) => [
        { term: '選べる種類', value: <PhraseWrap text={names(codes)} /> },
        { term: 'ご利用の機種', value: device ?? noDevice },
      ]}
    />
  );
}

function FifthGeneration() {
  const read = useQuery(mobileOptionQueries.fifthGeneration());
  return (
    <Facts
      read={read}
      of={({ codes, is_area, is_device_compatible }) => [
        { term: '選べる種類', value: <PhraseWrap text={names(codes)} /> },
        { term: 'ご住所', value: is_area ? '5Gエリアです' : '5Gエリア外です' },
        {
          term: 'ご利用の機種',
          value:
            is_device_compatible === null
              ? noDevice
              : is_device_compatible
                ? '5Gに対応しています'
                : '5Gに対応していません',
        },
      ]}
    />
  );
}

function VirusBuster() {
  const read = useQuery(mobileOptionQueries.virusBuster());
  return (
    <Facts
      read={read}
      of={({ serial_number, devices_max, ends_on }) => [
        { term: '使える台数', value: `${devices_max}台まで` },
        ...(serial_number
          ? [
              {
                term: 'シリアル番号',
                value: <Typography variant="mono">{serial_number}</Typography>,
              },
            ]
          : []),
        ...(ends_on ? [{ term: '利用終了', value: formatFullDay(ends_on) }] : []),
      ]}
    />
  );
}

function Compensation() {
  const read = useQuery(mobileOptionQueries.compensation());
  return (
    <Facts
      read={read}
      of={({ device_name, imei, imei_blocked, imei_available_from }) => [
        ...(device_name ? [{ term: '対象の機種', value: device_name }] : []),
        ...(imei
          ? [{ term: 'IMEI(端末製造番号)', value: <Typography variant="mono">{imei}</Typography> }]
          : []),
        ...(imei_blocked
          ? [
              {
                term: 'IMEIの変更',
                value: labelOf(imeiBlocked, imei_blocked),
                note: imei_available_from
                  ? `${formatDay(imei_available_from)}から変更できます`
                  : undefined,
              },
            ]
          : []),
      ]}
    />
  );
}

interface FactsProps<Answer extends object> {
  read: Pick<UseQueryResult<Answer | Rejection>, 'data' | 'isError' | 'refetch'>;
  of: (answer: Answer) => DescriptionItem[];
}

function Facts<Answer extends object>({ read, of }: FactsProps<Answer>) {
  const { data, isError, refetch } = read;
  if (data)
    return isRejection(data) ? <p>{data.refusal.message}</p> : <DescriptionList items={of(data)} />;
  if (isError)
    return (
      <p>
        詳しい内容を読み込めません。
        <Link component="button" type="button" onClick={() => void refetch()}>
          もう一度読み込む
        </Link>
      </p>
    );
  return <Skeleton />;
}

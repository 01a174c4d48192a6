import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read, withoutRejection } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import { labelOf, type Open } from '@/catalogue/labelOf';
import { mobileOptionNames } from '@/catalogue/mobileOptions';
import { formatFullDay } from '@/lib/date';
import { PhraseWrap } from '@/ui/page/PhraseWrap';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { OptionWithOwnRead } from './optionRead';

const facts = {
  ValueDataFree,
  PremiumBand,
  NetworkFifthGeneration,
  VirusBusterMobile,
} satisfies Record<OptionWithOwnRead, unknown>;

/** What the option's own read says, where the option isn't refused. */
export function VariantFacts({ of }: { of: OptionWithOwnRead }) {
  const Facts = facts[of];
  return <Facts />;
}

const names = (codes: readonly Open<Code.MobileOptionCode>[]) =>
  codes.map((code) => labelOf(mobileOptionNames, code)).join('、');

const noDevice = '機種が登録されていません';

function ValueDataFree() {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getValueDataFree)));
  const { not_counted } = withoutRejection(data);
  return (
    <DescriptionList items={[{ term: 'データ量に数えないもの', value: not_counted.join('、') }]} />
  );
}

function PremiumBand() {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getPremiumBand)));
  const { codes, device } = withoutRejection(data);
  return (
    <DescriptionList
      items={[
        { term: '選べる種類', value: <PhraseWrap text={names(codes)} /> },
        { term: 'ご利用の機種', value: device ?? noDevice },
      ]}
    />
  );
}

function NetworkFifthGeneration() {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getFifthGeneration)));
  const { codes, is_area, is_device_compatible } = withoutRejection(data);
  return (
    <DescriptionList
      items={[
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

function VirusBusterMobile() {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getVirusBusterMobile)));
  const { serial_number, devices_max, ends_on } = withoutRejection(data);
  return (
    <DescriptionList
      items={[
        { term: '使える台数', value: `${devices_max}台まで` },
        ...(serial_number
          ? [
              {
                term: 'シリアル番号',
                value: serial_number,
              },
            ]
          : []),
        ...(ends_on ? [{ term: '利用終了', value: formatFullDay(ends_on) }] : []),
      ]}
    />
  );
}

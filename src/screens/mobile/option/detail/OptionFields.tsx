import { useSuspenseQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read, withoutRejection } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, type Open } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { mobileOptionNames, mobileOptions } from '@/catalogue/mobileOptions';
import { formatDay, formatFullDay } from '@/lib/date';
import { RadioRows } from '@/ui/fields/RadioRows';
import { PhraseWrap } from '@/ui/page/PhraseWrap';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { NotesSection, OptionHead } from './OptionHead';
import {
  firstDayOf,
  type Operation,
  operationLabels,
  operationsOf,
  type OptionValues,
  type OptionWithOwnRead,
  useOption,
  variantsFor,
} from './optionValues';

export function OptionFields({ of }: { of: OptionWithOwnRead }) {
  const read = useOption(of);
  const { control, watch } = useFormContext<OptionValues>();
  const operation = useController({
    control,
    name: 'operation',
    rules: {
      validate: (chosen) =>
        operationsOf(read).some((one) => one === chosen) || fieldMessages.mustSelect,
      deps: 'code',
    },
  });
  const kinds = variantsFor(read, watch('operation'));
  const code = useController({
    control,
    name: 'code',
    rules: {
      validate: (chosen, values) => {
        const possible = variantsFor(read, values.operation);
        return (
          possible.length === 0 ||
          possible.some((one) => one === chosen) ||
          fieldMessages.mustSelect
        );
      },
    },
  });
  return (
    <>
      <OptionHead option={read.option} />
      <RadioRows
        label="手続き"
        {...operation.field}
        error={operation.fieldState.error?.message}
        rows={operationsOf(read).map((one) => ({
          value: one,
          title: operationLabels[one],
          help: startText(one),
        }))}
      />
      {kinds.length > 0 && (
        <RadioRows
          label="種類"
          {...code.field}
          error={code.fieldState.error?.message}
          rows={kinds.map((one) => ({ value: one, title: labelOf(mobileOptionNames, one) }))}
        />
      )}
    </>
  );
}

function startText(operation: Operation): string {
  const day = formatDay(firstDayOf(operation));
  if (operation === 'add') return `${day}からお使いいただけます`;
  return operation === 'update' ? `${day}から変わります` : `${day}から使えなくなります`;
}

/** What the option's own read says, and its notes. */
export function OptionFooter({ of }: { of: OptionWithOwnRead }) {
  return (
    <>
      <Section label="ご利用の内容">
        <VariantFacts of={of} />
      </Section>
      <NotesSection notes={mobileOptions[of].annotations} />
    </>
  );
}

const names = (codes: readonly Open<Code.MobileOptionCode>[]) =>
  codes.map((code) => labelOf(mobileOptionNames, code)).join('、');

const noDevice = '機種が登録されていません';

const facts = {
  ValueDataFree,
  PremiumBand,
  NetworkFifthGeneration,
  VirusBusterMobile,
} satisfies Record<OptionWithOwnRead, unknown>;

/** What the option's own read says, where the option isn't refused. */
function VariantFacts({ of }: { of: OptionWithOwnRead }) {
  const Facts = facts[of];
  return <Facts />;
}

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
        serial_number && {
          term: 'シリアル番号',
          value: serial_number,
        },
        ends_on && { term: '利用終了', value: formatFullDay(ends_on) },
      ]}
    />
  );
}

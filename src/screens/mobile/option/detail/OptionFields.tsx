import { useController, useFormContext } from 'react-hook-form';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { mobileOptionNames } from '@/catalogue/mobileOptions';
import { formatDay } from '@/lib/date';
import { RadioRows } from '@/ui/fields/RadioRows';
import { OptionHead } from './OptionHead';
import { type OptionWithOwnRead, useOption } from './optionRead';
import {
  firstDayOf,
  type Operation,
  operationLabels,
  operationsOf,
  type OptionValues,
  variantsFor,
} from './optionValues';

/** Asks what to do with the option, and which variant of it. */
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

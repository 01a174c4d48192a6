import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { now } from '@/lib/clock';
import { describe, FieldFrame } from '@/ui/fields/FieldFrame';
import { expiryYears } from './cardValues';
import { Pair } from './Pair';

interface ExpiryFieldProps {
  label: string;
  error: string | undefined;
  onTyped: () => void;
}

/** Month and year, in the order of the card; twenty years to choose from (docs/product.md §5.7). */
export function ExpiryField({ label, error, onTyped }: ExpiryFieldProps) {
  const hint = 'カードに「月/年」の順で書かれています';
  const parts = [
    {
      id: 'expiry',
      unit: '月',
      autoComplete: 'cc-exp-month',
      values: Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')),
    },
    { id: 'expiry_year', unit: '年', autoComplete: 'cc-exp-year', values: expiryYears(now()) },
  ];
  return (
    <FieldFrame id="expiry" {...{ label, hint, error }}>
      <Pair>
        {parts.map(({ id, unit, autoComplete, values }) => (
          <FormControl key={id} error={Boolean(error)}>
            <NativeSelect
              input={<OutlinedInput />}
              defaultValue=""
              onChange={onTyped}
              inputProps={{
                id,
                name: id,
                'aria-label': `${label}の${unit}`,
                'aria-required': true,
                autoComplete,
                ...describe('expiry', { hint, error }),
              }}
            >
              <option value="">{unit}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {value}
                  {unit}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
        ))}
      </Pair>
    </FieldFrame>
  );
}
